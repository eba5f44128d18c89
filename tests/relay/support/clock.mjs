/*
 * Loaded into a server before its own code. On SIGUSR2 its clock goes back a day, as when a wrong clock is corrected.
 * With CLOCK_OFFSET_MS it is wrong from the start. `performance.now()` is unchanged, as on a real machine.
 */
const RealDate = Date;
let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + offsetMs]));
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

process.on("SIGUSR2", () => {
  offsetMs = -24 * 3_600_000;
});
