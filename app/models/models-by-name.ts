import { doubleBooking } from "./double-booking.ts";
import { lastPiece } from "./last-in-stock.ts";
import { offlineDelivery } from "./offline-delivery.ts";
import { unansweredPayment } from "./unanswered-payment.ts";

/** All models, by the names that case studies give in `model`. */
export const models = { shop: lastPiece, clinic: doubleBooking, pay: unansweredPayment, van: offlineDelivery };

export type ModelName = keyof typeof models;
