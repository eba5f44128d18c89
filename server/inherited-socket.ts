/**
 * The descriptor of the socket that whoever started this process listens on for it: systemd, as sd_listen_fds(3) has it. It outlives
 * the process, so visitors wait while a new release starts and are not refused.
 * @returns undefined where there is none, or it is meant for another process.
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env,
  pid = process.pid,
): number | undefined {
  const first = 3;
  return LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? first : undefined;
}
