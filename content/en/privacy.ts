import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Privacy: what happens to what you write",
    description:
      "What this site stores when you write to us, why, for how long and who sees it, how to have it shown or deleted, and what runs while you only read.",
  },
  heading: "Privacy",
  tagline:
    "What happens to what you write: what is stored, why, for how long and who sees it. And what runs while you only read.",
  sections: [
    {
      title: "What is stored when you write",
      paragraphs: [
        {
          id: "stored",
          condition: "relay",
          text: "What you fill in goes to {receiver} and is stored there before the page says that it was sent: your {required}, your {optional} where you gave them, and {ticks}. With it are stored the time, the page of this site from which you came to the form, the language of the form, a reference, a checksum by which a repeat is recognised, the state of its delivery, why it was set aside if it was, and whether we have answered. Your IP address is not.",
        },
        {
          id: "onward",
          condition: "relay",
          text: "From there it comes to us as an e-mail, or is read where it is stored. What looks like the work of a program is set aside until one of us has looked at it, and so is what comes in once the day’s limit is reached. When one of us has passed it on, later messages from the same address are set aside only for that limit.",
        },
        {
          id: "acknowledged",
          condition: "acknowledged",
          text: "Our server may answer with an e-mail to the address that was typed. It says that the message arrived and repeats nothing of it. No address gets more than one a day, so it is stored that this address was answered, and when, or why it was not.",
        },
        {
          id: "emailjs",
          condition: "emailjs",
          text: "What you fill in goes to EmailJS, a service at {receiver} that turns it into an e-mail to us: your {required}, your {optional} where you gave them, {ticks}, and a number by which a repeat is recognised. This site keeps no copy of its own.",
        },
        {
          id: "not-connected",
          condition: "contactSimulated",
          text: "The form on the contact page is not connected at present: what is typed there never leaves your device. To reach us, use the form on the home page or write an e-mail.",
        },
        {
          id: "whatsapp",
          condition: "whatsapp",
          text: "What you write to us on WhatsApp is carried by WhatsApp, a service of Meta, under its own terms, and nothing of it comes to this site. Until you press the link, nothing is asked of WhatsApp.",
        },
        {
          id: "unsent",
          text: "Until a form is sent, what you have typed is kept in your own browser, so that a reload or a closed tab loses nothing. It is removed once it has been sent, or as soon as you press “Forget what I wrote” under the form. If you write nothing for 14 days, it is not shown again, and is deleted when a form of this site is next opened. Your browser keeps a number for the same time, with none of your words in it, so that the Back button does not bring them back.",
        },
      ],
    },
    {
      title: "Why, and who sees it",
      paragraphs: [
        {
          id: "use",
          text: "We use it to answer you, and to prepare the consultation if you asked for one. The two engineers read it; there is no sales desk, and this site sends no newsletter.",
        },
        {
          id: "carried",
          condition: "notNotified",
          text: "On its way it passes through the company that hosts this site and those that carry our e-mail. We give it to nobody else.",
        },
        {
          id: "notified",
          condition: "notified",
          text: "On its way it passes through the company that hosts this site and those that carry our e-mail. So that we see it at once, our server also passes it on to {notified}, with everything that you filled in. We give it to nobody else.",
        },
        {
          id: "emailjs",
          condition: "emailjs",
          text: "On its way it passes through EmailJS and the companies that carry our e-mail. We give it to nobody else.",
        },
      ],
    },
    {
      title: "For how long",
      paragraphs: [
        {
          id: "cleared-daily",
          condition: "clearsDaily",
          text: "An enquiry that has been mailed to us is kept for {retention} after it arrived. The program that stores it then deletes it, at the latest on the day after. One that has not been mailed is kept for as long, and after that until one of us has dealt with it.",
        },
        {
          id: "cleared-by-hand",
          condition: "clearedByHand",
          text: "An enquiry that has been mailed to us is kept for {retention} after it arrived. It is then due for deletion, and the next clearing of the store removes it. One that has not been mailed is kept for as long, and after that until one of us has dealt with it.",
        },
        {
          id: "copies",
          condition: "notNotified",
          text: "A copy in our mailbox or in a backup lasts until it is deleted there.",
        },
        {
          id: "copies-notified",
          condition: "notified",
          text: "A copy in our mailbox, in a backup or at {notified} lasts until it is deleted there.",
        },
        {
          id: "emailjs",
          condition: "emailjs",
          text: "The e-mail stays in our mailbox until it is deleted there. What EmailJS records of it, and for how long, follows the terms of that service and the settings of our account.",
        },
      ],
    },
    {
      title: "How to have it shown or deleted",
      paragraphs: [
        {
          id: "shown",
          text: "Write to {email} from the address that you gave, so that we can see whose words they are. We then send you what is there under that address, or delete it.",
        },
        {
          id: "deleted",
          condition: "relay",
          text: "Deletion takes everything under that address out of the store at once. A backup, our own or the host’s, may still hold it for a while.",
        },
      ],
    },
    {
      title: "What runs while you read",
      paragraphs: [
        {
          id: "nothing-counts",
          condition: "nothingCounts",
          text: "Nothing counts your visit. Pages, fonts, pictures and scripts come from this site alone, which sets no cookies, and while you read your browser asks no other company for anything. There is nothing here that would need your consent.",
        },
        {
          id: "only-vitals",
          condition: "onlyVitals",
          text: "Pages, fonts, pictures and scripts come from this site alone, which sets no cookies, and while you read your browser asks no other company for anything.",
        },
        {
          id: "vitals",
          condition: "vitals",
          text: "We count how fast our pages are for those who read them. When you leave a page, your browser tells this site how long the page took to appear and to answer you, how much it moved while it loaded, and which page it is. These numbers are added to the counts of the month, and the visit to the day's count of that page. Nothing is kept with them by which you could be recognised, and nothing is stored in your browser.",
        },
        {
          id: "analytics-asked",
          condition: "analyticsAsked",
          text: "Pages, fonts and pictures come from this site, which sets no cookies of its own. A bar at the foot of the window asks whether Google Analytics for Firebase may count your visit. Until you say yes, nothing of it is loaded. Once you have, it tells Google which pages of this site you open, by address and title, and Google learns your IP address and what your browser says of itself. It also tells Google when you tap our phone number or the WhatsApp link. It keeps cookies and an identifier in your browser, by which a later visit is recognised.",
        },
        {
          id: "answer-kept",
          condition: "analyticsAsked",
          text: "Your browser remembers your answer, and it is sent to nobody. “Privacy choices” at the foot of every page changes it: with a no, the cookies and the identifier are deleted and nothing more is sent. Global Privacy Control and Do Not Track count as a no, and then you are not asked.",
        },
        {
          id: "analytics-assumed",
          condition: "analyticsAssumed",
          text: "Pages, fonts and pictures come from this site, which sets no cookies of its own. Once a page has loaded, Google Analytics for Firebase is started. It tells Google which pages of this site you open, by address and title, and Google learns your IP address and what your browser says of itself. It also tells Google when you tap our phone number or the WhatsApp link. It keeps cookies and an identifier in your browser, by which a later visit is recognised.",
        },
        {
          id: "refusal",
          condition: "analyticsAssumed",
          text: "It does not ask first. To refuse, switch on Global Privacy Control or Do Not Track in your browser: then none of it is loaded.",
        },
        {
          id: "own-device",
          text: "What you type into the search is looked up in your browser and sent nowhere. If you switch off the key that opens the search, your browser remembers that too, as it does the colours that you choose at the foot of a page, and that you have been offered a language or have chosen one.",
        },
        {
          id: "server-log",
          text: "Like every web server, the one that hands out these pages sees your IP address, and the people who run it may keep that in a log for a time.",
        },
        {
          id: "flood-count",
          condition: "relay",
          text: "The program that takes the forms counts how many come from one IP address, to stop floods. The count is in memory only, and the program’s own log holds neither addresses nor anything that you wrote.",
        },
      ],
    },
  ],
  closing: {
    title: "Ask what is stored about you",
    text: "An e-mail from the address that you gave is enough. We read it in office hours, {officeDays}.",
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
