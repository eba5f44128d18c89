import type { HostOptions } from "./host-types.ts";

/** Settings that let a test send without limits and retry quickly. */
export function testSettings({ env = {}, smtpPort }: HostOptions): Record<string, string> {
  return {
    RATE_BURST: "1000000",
    DAILY_CAP: "1000000",
    RETRY_FIRST_SECONDS: "1",
    RETENTION_DAYS: "never",
    ...(smtpPort ? { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_TO: "owner@kutchit.example" } : {}),
    ...env,
  };
}
