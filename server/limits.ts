/*
 * The limits, times and counts of the server that are decisions and not facts: one place to read and to change them.
 * Times are in milliseconds, as their names say. What an owner may set is in `settings.ts`.
 */

// Connections

/** Time-outs of the HTTP server (Node's names). Node's own defaults let a slow client hold on for five minutes. */
export const httpTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};
/**
 * How long a connection may stand still: who neither sends nor reads is cut off, at the second look at the latest. Node
 * counts what the system takes of a write as progress. Longer than a body may take, whose sender is to be told.
 */
export const standstillMs = 16_000;
/**
 * Connections that one address may have at once. A browser opens six; the rest is for people who share an address, such
 * as those of one firm.
 */
export const maxConnections = 500;
/**
 * Bytes of a body that are read although the answer is given already: a browser that is cut off while it writes never sees
 * its 429. More than the largest form that is sent without JavaScript.
 */
export const maxUnreadBody = 256 * 1024;
/** In-flight requests get this long after SIGTERM. */
export const drainMs = 10_000;
/** A connection on which nobody asks stays open for so long after SIGTERM: a request may be on its way. */
export const idleCloseMs = 250;
/** Longest stop of the Node server after SIGTERM. */
export const stopMs = 12_000;

// What is accepted

/**
 * Of a request's body, in bytes. Nothing that the form can send comes near it; whoever is slower than the time is not a
 * browser. What is somewhat too large is read to its end all the same: a client that is cut off while it writes never sees
 * its 413.
 */
export const bodyLimits = { size: 64 * 1024, timeMs: 10_000, discard: 192 * 1024 };
/**
 * The same of a form without JavaScript. Percent-encoding makes up to three bytes of one, so this is the 64 KB of the JSON
 * way in, and takes longer. It ends before the HTTP server's own time-out, whose answer would be no page.
 */
export const formLimits = { size: 192 * 1024, timeMs: 15_000, discard: 4 * 1024 * 1024 };
/** Pairs of a name and a value that are read of a form without JavaScript, which has a dozen. */
export const maxFormPairs = 64;
/** Characters of the field that people do not see. */
export const maxHoneypotLength = 10_000;
/** Older than this, a form's token does not vouch for a person. */
export const maxFillMs = 24 * 3_600_000;
/** With more links than these, an enquiry that cannot show when its form was opened is looked at by a person first. */
export const maxLinksWithoutToken = 3;
/** More links than these are looked at first, whoever sends them: people who report what is broken name a few. */
export const maxLinks = 10;
/** Under more e-mail addresses than these, one text is a program's: colleagues who copy from each other are fewer. */
export const maxSendersOfOneText = 3;
/** Letters of a text that two people do not write alike. */
export const minSentTextLength = 60;
/** Texts that are remembered, in memory. */
export const maxSentTexts = 10_000;
/** Tokens that have vouched already, kept in memory. */
export const maxSpentTokens = 10_000;
/** Addresses that a rate limiter remembers: a flood from everywhere must not fill the memory. */
export const maxLimitedAddresses = 10_000;
/** Part of the daily cap that one address may use up, and the least it may whatever the cap. */
export const addressShare = { ofCap: 0.1, least: 10 };
/** How long the same words without a draft id count as a retry (docs/decisions/forms.md). */
export const repeatWindowMs = 10 * 60_000;

// The store

/** How long a lock of another process is waited for before an enquiry gets 503. */
export const lockWaitMs = 2_000;
/** Wait between two tries to get past such a lock. */
export const lockRetryMs = 20;
/** Rows read or deleted at a time on the command line: a long purge must not keep the server's writes waiting. */
export const rowsAtATime = 500;
/**
 * Bytes of enquiries that are imported at a time. D1 takes statements of 100 KB, in which a text is twice as long
 * (https://developers.cloudflare.com/d1/platform/limits/).
 */
export const importBytes = 40_000;
/** Characters that the probe of health writes: more than the largest enquiry, so where this fits, that fits. */
export const probeLength = 64 * 1024;
/**
 * Bytes of the store's log that are kept in memory, to put it right where another program overwrote it. SQLite empties it from 4 MB on;
 * only a large restore or import makes it longer.
 */
export const longestKeptLog = 16 * 1024 * 1024;
/** How old the answer of a health probe may be: asking must not be an attack. */
export const healthAgeMs = 1_000;

/**
 * A clock that is further on than this since it was last looked at, or since the newest enquiry where it never was, is not believed for
 * a day: nothing is deleted meanwhile. Longer than a machine is off for a repair.
 */
export const longestStopMs = 2 * 24 * 3_600_000;
export const clockDoubtMs = 24 * 3_600_000;
/** How often it is written down what the clock said. */
export const clockWriteMs = 3_600_000;

/** Without a whole backup for so long, where there was one, the owner is told: more than a week, for who makes one a week. */
export const backupMissedMs = 8 * 24 * 3_600_000;

// Delivery

/** Of one SMTP connection (nodemailer's names), and of a whole attempt, which must end inside the lease. */
export const smtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};
export const attemptMs = 25_000;
/** How long a row belongs to who took it. Longer than any attempt; after a crash, the wait until the next. */
export const leaseMs = 30_000;
/** How far apart the clocks of two who take rows may be, as in two isolates: more than that, and one was put back. */
export const clockSkewMs = 5_000;
/** Mails on their way at once: enough that one slow connection holds up nobody, few enough for any mail server. */
export const maxParallelMails = 4;
/** Attempts that reached a mail server before an enquiry becomes a dead letter. */
export const maxAttempts = 12;
/** How much longer each wait is than the one before: from 10 s, the eleven between twelve attempts make about 44 hours. */
export const retryFactor = 2.5;
/** Part of a wait that is left to chance, so that what failed together does not come back together. */
export const retryJitter = 0.2;
/** No outage is over and unnoticed for longer than this. */
export const maxOutageWaitMs = 3_600_000;
/**
 * How long an enquiry waits for a mail server to be there. Nobody mends one that was away for so long, and an owner who
 * looks at the dead letters learns of it.
 */
export const maxOutageMs = 30 * 24 * 3_600_000;
/** After the owner could not be told that the cap is reached: a flood goes on, and each of its enquiries would try again. */
export const capNotificationRetryMs = 60_000;
/** How long a webhook's receiver may take to answer an attempt, and to be connected to. */
export const webhookTimeouts = { attemptMs: 10_000, connectMs: 5_000 };
/** How much of a receiver's answer is read, in bytes: what is wrong is said in less. */
export const maxWebhookAnswer = 4 * 1024;
/** Characters of a message that a chat is shown. Telegram takes 4,096 in all, a block of Slack's some 3,000. */
export const maxChatMessage = 2_000;
/** Notifications on their way at once, by when the receiver has shown to take as many. Chats take about one a second. */
export const maxParallelNotifications = 2;
/** Acknowledgements on their way at once: the owner's mails go through the same mail server. */
export const maxParallelAcknowledgements = 1;
/** Acknowledgements within 24 hours. A firm has few enquiries a day; more would be somebody filling mailboxes in its name. */
export const acknowledgementsADay = 100;
/** Acknowledgements within 24 hours to one domain that takes mail for its owner: a few colleagues may write on one day. */
export const acknowledgementsADomain = 3;
/** An acknowledgement that comes days later confuses: how long it is tried after its enquiry arrived. */
export const maxAcknowledgementOutageMs = 2 * 24 * 3_600_000;
/**
 * Hours of an Indian day from which the owner may be told once more of what is held: when the office opens, twice before it
 * closes, and once in the night, which is the most for a day whatever comes.
 */
export const digestHours = [0, 10, 14, 18];
/** On Mondays from this hour the owner is told once more of all that is held. */
export const digestReminderHour = 10;
/** How often it is looked whether there is something to tell. */
export const digestLookMs = 600_000;
/** Held enquiries that are told one by one; of the others the number. */
export const digestLength = 50;
/** How often it is looked what is due now and then, and not for an enquiry: each such thing knows itself when it is. */
export const periodicJobLookMs = 600_000;
/** The longest sleep of delivery: also how late a change by another process (`npm run enquiries -- release`) is seen. */
export const maxSleepMs = 5_000;
/** Deliveries of one sweep on Workers: rounds of rows taken together. The next minute's sweep takes what is left. */
export const sweepSize = { rounds: 20, rows: 5 };

// Watching

/** Of what a page says of its own speed: five numbers. Bytes, and the time for them. */
export const vitalsBody = { size: 1_024, timeMs: 5_000 };
/** Pages that one address may report at once and a minute: a person who reads leaves fewer, and an office shares the rest. */
export const vitalsRate = { burst: 60, perMinute: 20 };

// The log

/** How often an event that strangers can cause at will is told. */
export const summaryMs = 60_000;
