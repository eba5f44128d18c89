import { spawn } from "node:child_process";
import { subjectOf } from "../../relay/deliver/mail.ts";
import type { StoredEnquiry } from "../../relay/enquiry.ts";

/** What opens an address with the program that is set up for it, on each system. */
const openers: Partial<Record<NodeJS.Platform, [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  // `start` is a word of the shell, to which an address could speak; this is no shell.
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** An opener that has not failed by then shows a window, and may go on for as long as that is open. */
const failsWithinMs = 3_000;

/** The answer to an enquiry as a `mailto:` address (RFC 6068): to its writer, under the subject that its mail has. */
export function replyAddress(enquiry: StoredEnquiry, siteName: string): string {
  const to = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subjectOf(enquiry, siteName)}`)}`;
}

/** Hands an address to the system. Whether something took it. */
export function openAddress(address: string, platform = process.platform): Promise<boolean> {
  const [program, ...args] = openers[platform] ?? ["xdg-open"];
  return new Promise((resolve) => {
    const opener = spawn(program, [...args, address], { stdio: "ignore", detached: true });
    const timer = setTimeout(() => resolve(true), failsWithinMs);
    const settle = (opened: boolean) => {
      clearTimeout(timer);
      resolve(opened);
    };
    opener.once("error", () => settle(false));
    opener.once("exit", (code) => settle(code === 0));
    opener.unref();
  });
}
