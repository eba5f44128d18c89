/*
 * Limits, times and counts of the server that are decisions, not facts. They are read and changed in this file alone.
 * Times are in milliseconds. What an owner may set is in `settings.ts`; what counts as spam, in `enquiry/spam-limits.ts`.
 */

// Connections

/** By Node's names. Its defaults let a slow client hold a connection for five minutes. */
export const httpTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};
/** How long a connection may be idle in both directions: longer than the time for a body, whose sender gets an answer. */
export const socketTimeoutMs = 16_000;
/** Connections of one address at once. A browser opens six; an office shares an address. */
export const maxConnectionsPerIp = 500;
/** Requests of one connection that wait for their answers. Browsers do not pipeline. */
export const maxPipelinedRequests = 16;
/** Bytes of a body that are read after the answer is known: more than the largest form that is sent without JavaScript. */
export const maxUnreadBodyBytes = 256 * 1024;
/** Time for requests in flight after SIGTERM. */
export const drainMs = 10_000;
/** How long an idle connection stays open after SIGTERM: a request may be on its way. */
export const idleDrainMs = 250;
/** The longest stop of the Node server after SIGTERM. */
export const maxStopMs = 12_000;

// What is accepted

/** Bytes of a request's body, and the time for them. */
export const bodyLimits = { size: 64 * 1024, timeMs: 10_000 };
/**
 * The same for a form without JavaScript, of which percent-encoding makes three bytes of one. `discard`: bytes that are
 * read on, because a client that is cut off while it writes never reads its answer.
 */
export const formBodyLimits = { size: 192 * 1024, timeMs: 15_000, discard: 4 * 1024 * 1024 };
/** Most pairs of name and value that are read of such a form, which has a dozen. */
export const maxFormParams = 64;
/** Bytes of a decision about what waits: the name of a button. */
export const maxDecisionBytes = 1_024;
export const maxHoneypotLength = 10_000;
/** Texts, used form tokens and addresses that are each remembered in memory: a flood must not fill it. */
export const maxAbuseCheckEntries = 10_000;
/** Part of RATE_BURST that an address may send a minute. */
export const refillShareAMinute = 1 / 6;
/** Part of the daily cap for one address, and the least that an address may send however small the cap is. */
export const dailySharePerIp = { ofCap: 0.1, least: 10 };
/** How long the same words without a draft id count as a retry (docs/decisions/forms.md). */
export const repeatWindowMs = 10 * 60_000;

// The store

/** How long another process may lock the store before an enquiry is answered with 503. */
export const lockWaitMs = 2_000;
/** Wait between two tries at a locked store. */
export const lockRetryMs = 20;
/** How often a store that could not be opened is tried again. */
export const reopenRetryMs = 5_000;
/** Rows that a command reads or deletes at a time: a long purge must not block the server's writes. */
export const rowsPerBatch = 500;
/** Bytes of enquiries in one imported statement. D1 takes 100 KB, and a text takes two digits a byte there. */
export const importBatchBytes = 40_000;
/** Bytes of SQLite's log that stay on the disk when it is empty. */
export const keptWalBytes = 4 * 1024 * 1024;
/** How long the outcome of the last write says whether the store takes enquiries. */
export const probeCacheMs = 10_000;
/** How long a copy of before a migration lies next to the store. */
export const migrationCopyLifeMs = 30 * 24 * 3_600_000;
/** The owner is told when the last whole backup is older than this. It allows for weekly backups. */
export const backupMissedMs = 8 * 24 * 3_600_000;

// Delivery

/** Time-outs of one SMTP connection (nodemailer's names), and of a whole attempt, which must end within the lease. */
export const smtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};
export const smtpAttemptMs = 25_000;
/** How long a row belongs to the process that took it: longer than any attempt. */
export const leaseMs = 30_000;
/** Attempts that reach a mail server before an enquiry becomes a dead letter. */
export const maxAttempts = 12;
/** Factor between two waits: from 10 s, the eleven waits between twelve attempts take about 44 hours. */
export const retryFactor = 2.5;
/** Random part of a wait: enquiries that failed together are not retried together. */
export const retryJitter = 0.2;
/** Longest pause between two attempts to reach a receiver. */
export const maxOutagePauseMs = 3_600_000;
/** How long an enquiry waits for a mail server that cannot be reached, before the owner sees it as a dead letter. */
export const maxOutageMs = 30 * 24 * 3_600_000;
/** Wait between two looks at whether the owner was told of the cap. */
export const capNoticeRetryMs = 60_000;
/** How long a webhook's receiver may take to answer. */
export const webhookAttemptMs = 10_000;
/** Letters of a receiver's answer that are looked at. An error message is shorter. */
export const maxWebhookErrorLength = 4 * 1024;
/** UTF-16 units of a whole notification, after escaping: a message of Discord, which Slack takes too, and of Telegram. */
export const maxChatLengths = { discord: 2_000, telegram: 4_096 };
/** Acknowledgements within 24 hours: more would be somebody filling mailboxes in the firm's name. */
export const acknowledgementsADay = 100;
/** The same to one domain that takes mail for its owner. */
export const acknowledgementsADomain = 3;
/** How long an acknowledgement is tried after its enquiry arrived. One that arrives days later confuses. */
export const maxAcknowledgementOutageMs = 2 * 24 * 3_600_000;
/** Hours in India from which on the owner may be told again of what waits. Their number is the most for a day. */
export const digestHours = [0, 10, 14, 18];
/** On Mondays from this hour on, the owner is told of all that waits. */
export const weeklyDigestHour = 10;
/** How often notices to the owner look whether one is due. */
export const noticeCheckMs = 600_000;
/** How long the links of a mail to the owner are valid. */
export const linkLifeMs = 7 * 24 * 3_600_000;
/** Most held enquiries, and most given up, that are listed one by one. The others are counted. */
export const maxDigestEntries = 50;
/** How often periodic jobs are called. Each job decides whether it is due. */
export const periodicJobIntervalMs = 600_000;
/** The longest sleep of delivery: a release by a command is seen after this time at the latest. */
export const deliveryPollMs = 5_000;
/** Deliveries of one sweep on Workers. */
export const deliveriesPerSweep = 50;

// The log

/** How often an event that strangers can cause at will is logged. */
export const logThrottleMs = 60_000;
