/**
 * The descriptor of a socket that the starter of this process listens on for it, as systemd does (sd_listen_fds(3)). It
 * outlives the process, so visitors wait during a release and are not refused.
 * @returns undefined when there is none or it is for another process.
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env,
  pid = process.pid,
): number | undefined {
  const first = 3;
  return LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? first : undefined;
}
