/*
 * Loaded into a server before its own code: on SIGUSR2 its clock is a day behind from then on, as after a wrong battery was
 * noticed. With CLOCK_OFFSET_MS it is wrong from the start. The time that passes (`performance.now()`) is not touched, as a machine's is
 * not either.
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
