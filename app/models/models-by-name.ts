import { clinic } from "./clinic.ts";
import { pay } from "./pay.ts";
import { shop } from "./shop.ts";
import { van } from "./van.ts";

/** All models, by the names that case studies give in `model`. */
export const models = { shop, clinic, pay, van };

export type ModelName = keyof typeof models;
