import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Privacy: what happens to what you write",
    description:
      "What this site stores when you write to us, why, for how long and who sees it, how to see it or have it deleted, and what happens when you only read.",
  },
  heading: "Privacy",
  tagline:
    "What happens to what you write: what’s stored, why, for how long and who sees it. And what happens when you only read.",
  sections: [
    {
      title: "What’s stored when you write",
      paragraphs: [
        {
          id: "stored",
          condition: "relay",
          text: "What you fill in goes to {receiver} and is stored there before the page says that it was sent: your {required}, your {optional} where you gave them, and {ticks}. Stored with it are the time, the page of this site from which you came to the form, the language of the form, a reference, a checksum that recognises a repeat, the state of its delivery, why it was set aside if it was, and whether we’ve answered. Your IP address isn’t stored.",
        },
        {
          id: "onward",
          condition: "relay",
          text: "From there it’s e-mailed to us, or we read it where it’s stored. A message that looks as if a program sent it is set aside until one of us has looked at it, and so is one that comes in once the day’s limit is reached. When one of us has passed a message on, later messages from the same address are set aside only if that limit is reached.",
        },
        {
          id: "acknowledged",
          condition: "acknowledged",
          text: "Our server may answer with an e-mail to the address that was typed. It says that the message arrived, and doesn’t repeat any of it. No address gets more than one a day, so the server stores that this address was answered, and when, or why it wasn’t.",
        },
        {
          id: "emailjs",
          condition: "emailjs",
          text: "What you fill in goes to EmailJS, a service at {receiver} that turns it into an e-mail to us: your {required}, your {optional} where you gave them, {ticks}, and a number that shows whether a message is a repeat. This site keeps no copy of its own.",
        },
        {
          id: "not-connected",
          condition: "contactSimulated",
          text: "The form on the contact page isn’t connected at the moment: what you type there never leaves your device. To reach us, use the form on the home page or write an e-mail.",
        },
        {
          id: "whatsapp",
          condition: "whatsapp",
          text: "What you write to us on WhatsApp is carried by WhatsApp, a service of Meta, under its own terms, and none of it comes to this site. Until you press the link, your browser asks WhatsApp for nothing.",
        },
        {
          id: "unsent",
          text: "Until you send a form, what you’ve typed is kept in your own browser, so nothing is lost if you reload the page or close the tab. It’s removed once it’s been sent, or as soon as you press “Forget what I wrote” under the form. If you write nothing for 14 days, it isn’t shown again, and it’s deleted the next time a form on this site is opened. For the same 14 days your browser keeps a number, with none of your words in it, so that the Back button doesn’t bring your words back.",
        },
      ],
    },
    {
      title: "What we use it for, and who sees it",
      paragraphs: [
        {
          id: "use",
          text: "We use it to answer you, and to prepare the consultation if you asked for one. Our two engineers read it: there’s no sales team, and this site sends no newsletter.",
        },
        {
          id: "carried",
          condition: "notNotified",
          text: "On its way it passes through the company that hosts this site and the companies that carry our e-mail. We don’t give it to anyone else.",
        },
        {
          id: "notified",
          condition: "notified",
          text: "On its way it passes through the company that hosts this site and the companies that carry our e-mail. So that we see it at once, our server also passes it on to {notified}, with everything that you filled in. We don’t give it to anyone else.",
        },
        {
          id: "emailjs",
          condition: "emailjs",
          text: "On its way it passes through EmailJS and the companies that carry our e-mail. We don’t give it to anyone else.",
        },
      ],
    },
    {
      title: "How long it’s kept",
      paragraphs: [
        {
          id: "cleared-daily",
          condition: "clearsDaily",
          text: "An enquiry that has been mailed to us is kept for {retention} after it arrives. The program that stores it then deletes it, the next day at the latest. An enquiry that hasn’t been mailed is kept just as long, and after that until one of us has dealt with it.",
        },
        {
          id: "cleared-by-hand",
          condition: "clearedByHand",
          text: "An enquiry that has been mailed to us is kept for {retention} after it arrives. It’s then due for deletion, and goes the next time stored enquiries are cleared out. An enquiry that hasn’t been mailed is kept just as long, and after that until one of us has dealt with it.",
        },
        {
          id: "copies",
          condition: "notNotified",
          text: "A copy in our mailbox or in a backup stays until it’s deleted there.",
        },
        {
          id: "copies-notified",
          condition: "notified",
          text: "A copy in our mailbox, in a backup or at {notified} stays until it’s deleted there.",
        },
        {
          id: "emailjs",
          condition: "emailjs",
          text: "The e-mail stays in our mailbox until it’s deleted there. What EmailJS records of it, and for how long, depends on that service’s terms and the settings of our account.",
        },
      ],
    },
    {
      title: "How to see it or have it deleted",
      paragraphs: [
        {
          id: "shown",
          text: "Write to {email} from the address you gave, so that we can see it’s your message. We then send you what’s stored under that address, or delete it.",
        },
        {
          id: "deleted",
          condition: "relay",
          text: "Deletion removes everything stored under that address at once. A backup, our own or the host’s, may still hold it for a while.",
        },
      ],
    },
    {
      title: "What happens when you only read",
      paragraphs: [
        {
          id: "nothing-counts",
          condition: "nothingCounts",
          text: "Your visit isn’t counted. Pages, fonts, pictures and scripts all come from this site, which sets no cookies, and your browser asks no other company for anything while you read. Nothing here needs your consent.",
        },
        {
          id: "analytics-asked",
          condition: "analyticsAsked",
          text: "Pages, fonts and pictures come from this site, which sets no cookies of its own. A bar at the foot of the window asks whether Google Analytics for Firebase may count your visit. Until you say yes, none of it is loaded. Once you have, it tells Google which pages of this site you open, by address and title, and Google learns your IP address and what your browser says about itself. It also tells Google when you tap our phone number or the WhatsApp link. It keeps cookies and an identifier in your browser, so that a later visit is recognised.",
        },
        {
          id: "answer-kept",
          condition: "analyticsAsked",
          text: "Your browser remembers your answer, and it isn’t sent to anybody. “Privacy choices” at the foot of every page changes it: with a no, the cookies and the identifier are deleted and nothing more is sent. Global Privacy Control and Do Not Track count as a no, and then you aren’t asked.",
        },
        {
          id: "analytics-assumed",
          condition: "analyticsAssumed",
          text: "Pages, fonts and pictures come from this site, which sets no cookies of its own. Once a page has loaded, Google Analytics for Firebase is started. It tells Google which pages of this site you open, by address and title, and Google learns your IP address and what your browser says about itself. It also tells Google when you tap our phone number or the WhatsApp link. It keeps cookies and an identifier in your browser, so that a later visit is recognised.",
        },
        {
          id: "refusal",
          condition: "analyticsAssumed",
          text: "It doesn’t ask first. To refuse, switch on Global Privacy Control or Do Not Track in your browser: then none of it is loaded.",
        },
        {
          id: "own-device",
          text: "What you type into the search is looked up in your browser and isn’t sent anywhere. Your browser remembers if you switch off the key that opens the search, which colours you choose at the foot of a page, and that you’ve been offered a language or have chosen one.",
        },
        {
          id: "server-log",
          text: "Like every web server, the one that hands out these pages sees your IP address, and the people who run it may keep that in a log for a while.",
        },
        {
          id: "flood-count",
          condition: "relay",
          text: "The program that receives the forms counts how many come from one IP address, to stop floods of messages. That count is never saved to disk, and the program’s own log doesn’t include IP addresses, e-mail addresses or anything you wrote.",
        },
      ],
    },
  ],
  closing: {
    title: "Ask what’s stored about you",
    text: "An e-mail from the address you gave is enough. We read it in office hours, {officeDays}.",
  },
  confirm: [
    "What /privacy calls the receiver of notices is whoever runs what NOTIFY_URL leads to, and somebody deletes the notices there.",
    "Which companies host the site and carry the firm’s e-mail, and in which country; the page says only that there are such companies.",
    "The server deletes by the days of the build, and its log says each day what was deleted; or, built with RETENTION_DAYS=never, `npm run enquiries -- purge` runs from a daily timer with it.",
    "How long the mailbox and the backups keep an enquiry, and who clears them.",
    "Nobody is given an enquiry but the two engineers and the companies that carry it, and the firm sends no newsletter.",
    "Somebody who knows the law where the clients live has read the page on privacy.",
  ],
} as const satisfies PageText<"/privacy">;
