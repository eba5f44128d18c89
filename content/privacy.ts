import type { PrivacyContent } from "~/content/.server/schemas/privacy";

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
          when: "relay",
          text: "What you fill in goes to {receiver} and is stored there before the page says that it was sent: your name, e-mail address and message, your phone number and company where you gave them, and whether you asked for the consultation. With it are stored the time, a reference, a checksum by which a repeat is recognised, and the state of its delivery. Your IP address is not.",
        },
        {
          when: "relay",
          text: "From there it comes to us as an e-mail, or is read where it is stored. What looks like the work of a program is set aside until one of us has looked at it.",
        },
        {
          when: "emailjs",
          text: "What you fill in goes to EmailJS, a service at {receiver} that turns it into an e-mail to us: your name, e-mail address and message, your phone number and company where you gave them, whether you asked for the consultation, and a number by which a repeat is recognised. This site keeps no copy of its own.",
        },
        {
          when: "contactSimulated",
          text: "The form on the contact page is not connected at present: what is typed there never leaves your device. To reach us, use the form on the home page or write an e-mail.",
        },
        {
          text: "Until a form is sent, what you have typed is kept in your own browser, so that a reload or a closed tab loses nothing. It is removed once it has been sent.",
        },
      ],
    },
    {
      title: "Why, and who sees it",
      paragraphs: [
        {
          text: "We use it to answer you, and to prepare the consultation if you asked for one. The two engineers read it; there is no sales desk, and this site sends no newsletter.",
        },
        {
          when: "relay",
          text: "On its way it passes through the company that hosts this site and those that carry our e-mail. We give it to nobody else.",
        },
        {
          when: "emailjs",
          text: "On its way it passes through EmailJS and the companies that carry our e-mail. We give it to nobody else.",
        },
      ],
    },
    {
      title: "For how long",
      paragraphs: [
        {
          when: "relay",
          text: "An enquiry that has been mailed to us is kept for {retention} after it arrived. It is then due for deletion, and the next clearing of the store removes it. One that has not been mailed stays until one of us has dealt with it.",
        },
        {
          when: "relay",
          text: "A copy in our mailbox or in a backup lasts until it is deleted there.",
        },
        {
          when: "emailjs",
          text: "The e-mail stays in our mailbox until it is deleted there. What EmailJS records of it, and for how long, follows the terms of that service and the settings of our account.",
        },
      ],
    },
    {
      title: "How to have it shown or deleted",
      paragraphs: [
        {
          text: "Write to {email} from the address that you gave, so that we can see whose words they are. We then send you what is there under that address, or delete it.",
        },
        {
          when: "relay",
          text: "Deletion takes everything under that address out of the store at once. A backup, our own or the host’s, may still hold it for a while.",
        },
      ],
    },
    {
      title: "What runs while you read",
      paragraphs: [
        {
          when: "noAnalytics",
          text: "Nothing counts your visit. Pages, fonts, pictures and scripts come from this site alone, which sets no cookies, and while you read your browser asks no other company for anything. There is nothing here that would need your consent.",
        },
        {
          when: "analytics",
          text: "Pages, fonts and pictures come from this site, which sets no cookies of its own. Once a page has loaded, Google Analytics for Firebase is started. It tells Google which pages of this site you open, by address and title, and Google learns your IP address and what your browser says of itself. It keeps cookies and an identifier in your browser, by which a later visit is recognised.",
        },
        {
          when: "analytics",
          text: "It does not ask first. To refuse, switch on Global Privacy Control or Do Not Track in your browser: then nothing of it is loaded.",
        },
        {
          text: "What you type into the search is looked up in your browser and sent nowhere. If you switch off the key that opens the search, your browser remembers that too.",
        },
        {
          text: "Like every web server, the one that hands out these pages sees your IP address, and whoever runs it may keep that in a log for a time.",
        },
        {
          when: "relay",
          text: "The program that takes the forms counts how many come from one IP address, to stop floods. The count is in memory only, and the program’s own log holds neither addresses nor anything that you wrote.",
        },
      ],
    },
  ],
  closing: {
    title: "Ask what is stored about you",
    text: "An e-mail from the address that you gave is enough. We read it in office hours, Monday to Friday.",
  },
  confirm: [
    "Which companies host the site and carry the firm’s e-mail, and in which country; the page says only that there are such companies.",
    "`npm run enquiries -- purge` runs from a daily timer, with the RETENTION_DAYS that the site was built with.",
    "How long the mailbox and the backups keep an enquiry, and who clears them.",
    "Nobody is given an enquiry but the two engineers and the companies that carry it, and the firm sends no newsletter.",
    "Somebody who knows the law where the clients live has read the page on privacy.",
  ],
} satisfies PrivacyContent;
