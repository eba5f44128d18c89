import { spawn } from "node:child_process";
import { subjectOf } from "../../relay/deliver/mail.ts";
import type { StoredEnquiry } from "../../relay/enquiry.ts";

/** The program of each system that opens an address in the user's own mail program. */
const openers: Partial<Record<NodeJS.Platform, [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  // `start` belongs to the command shell, which would run parts of an address as commands. This program does not.
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** An opener that has not failed after this time counts as successful: it may run for as long as its window is open. */
const failsWithinMs = 3_000;

/** A `mailto:` address (RFC 6068) that answers an enquiry: to its writer, under the subject of the owner's mail. */
export function replyAddress(enquiry: StoredEnquiry, siteName: string): string {
  const to = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subjectOf(enquiry, siteName)}`)}`;
}

/** Hands an address to the system. @returns whether a program took it */
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
