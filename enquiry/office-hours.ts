/** Office hours (`specification.md`, sections 2 and 9): Mon-Fri 10:00-19:00 IST, weekends closed. Hours of the day. */
export const opensHour = 10;
export const closesHour = 19;

/** India Standard Time is UTC+5:30 the whole year; in milliseconds. */
export const istOffsetMs = 330 * 60_000;
