import { istOffsetMs } from "../enquiry/office-hours.ts";

const shifted = (ms: number) => new Date(ms + istOffsetMs).toISOString();

/** The day in India at a moment, for people: `2026-11-23`. */
export const indianDay = (ms: number): string => shifted(ms).slice(0, 10);

/** The hour in India at a moment. */
export const indianHour = (ms: number): number => Number(shifted(ms).slice(11, 13));

/** A moment in India's time, for people: `2026-11-23 16:09 IST`. Logs and exports are in UTC. */
export const indianTime = (ms: number): string => `${shifted(ms).slice(0, 16).replace("T", " ")} IST`;
