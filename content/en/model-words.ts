/** What the models at the head of the case studies say (`app/models/`). Names in `screens` and `log` are those of the model's module. */
const english = {
  /** What every model says. */
  common: {
    /** The choice between the two ways, and its accessible name. */
    way: "How it’s built",
    usual: "AS OFTEN BUILT",
    ours: "AS WE BUILD IT",
    note: "A model. It runs in your browser; nothing is sent.",
    /** Shown before the first press, and after the other way was chosen. */
    ready: "Press, and watch.",
    /** The steps of a press, listed where the visitor wants nothing to move. */
    steps: "Step by step",
    /** Read by screen readers after each press. */
    status: "Press {number}, {way}: {verdict} {count}",
    tally: "{way}: {count}",
    /** Says which of several equal things: “Buyer 1: 1 left”. */
    step: "{who}: {what}",
  },
  how: "See how it’s built",
  tryIt: "TRY IT",
  seeOne: "SEE A WORKING MODEL",
  /** The signs of a project: a block as often printed, and as we print it. */
  signs: { usual: "often", ours: "ours" },

  shop: {
    title: "Two buyers, one piece",
    lead: "Two people press BUY in the same second.",
    /** The button that presses for everybody. */
    press: "PRESS BUY ON BOTH",
    people: ["BUYER 1", "BUYER 2"],
    /** The same in the lines of the middle, or whom they wrote it for. */
    who: ["buyer 1", "buyer 2"],
    middle: "THE SHELF",
    item: ["Ajrakh stole, ₹2,400", "Ajrakh stole, ₹2,400"],
    /** The buttons of the plates. */
    own: ["BUY", "BUY"],
    switches: ["Pays within 15 minutes"],
    /** What a plate shows: a large line, a small one, and where it differs the label of its button. */
    screens: {
      idle: ["1 left", "Nobody has pressed yet."],
      asked: ["One moment", "Asking the shop."],
      found: ["1 left", "Seen a moment ago."],
      soldOut: ["Sold out", "The other was quicker."],
      confirmed: ["Order confirmed", "Thank you. It’s yours."],
      kept: ["Kept for you", "15 minutes to pay.", "PAY"],
      gone: ["Just gone", "The piece may be back in 15 minutes."],
      paying: ["One moment", "Taking the payment."],
      paid: ["Order confirmed", "Paid. It’s yours."],
      lapsed: ["Hold ended", "Not paid in 15 minutes."],
      back: ["It’s back: 1 left", "Do you still want it?"],
    },
    /** The lines in the middle: what was written down, and about whom. */
    log: {
      sold: ["sold to", "{who}"],
      kept: ["held 15 minutes for", "{who}"],
      refused: ["turned away at once:", "{who}"],
      paid: ["paid by", "{who}"],
      lapsed: ["not paid, back on the shelf", "{who}"],
    },
    /** What a press came to, and why. */
    verdicts: {
      twice: [
        "Both buyers were told “it’s yours”, but there was only one piece.",
        "Both buyers’ pages showed the same last piece in stock before either order was saved.",
      ],
      clean: [
        "This time it went well. Press again.",
        "One buyer’s page happened to check after the other buyer’s order was saved.",
      ],
      ours: [
        "One buyer gets the piece. The other buyer is told at once that it’s gone.",
        "Checking the stock and saving the order happen in one step, so only one buyer gets through.",
      ],
      back: [
        "The hold ended, so the piece is for sale again.",
        "It wasn’t paid for in 15 minutes. The shop offers it to the other buyer by itself.",
      ],
    },
    legend: "Clean star: sold once. Double star: twice.",
    count: "sold twice {bad} of {all} times",
    sentence:
      "Two buyers’ steps can happen in {all} different orders. In {broken} of them, a shop built the usual way sells the piece twice; one that we build never does. We test all of them each time we publish this site.",
    bought: "Ready-made shop software may already work this way. If so, keep it.",
  },

  clinic: {
    title: "Two desks, one appointment",
    lead: "Both desks have a patient for 10:30. And one desk’s connection can drop.",
    press: "BOOK AT BOTH DESKS",
    people: ["DESK 1", "DESK 2"],
    who: ["Patient A", "Patient B"],
    middle: "THE DIARY",
    item: ["Patient A, 10:30", "Patient B, 10:30"],
    own: ["BOOK", "BOOK"],
    switches: ["Connection at desk\u00a02"],
    screens: {
      idle: ["10:30 is free", "One doctor, one room."],
      asked: ["One moment", "Asking the diary."],
      free: ["10:30 is free", "Seen a moment ago."],
      taken: ["10:30 is taken", "The other was quicker."],
      booked: ["Booked: 10:30", "The patient has been told the time."],
      paper: ["Booked: 10:30", "On paper, to be typed in."],
      typed: ["Booked: 10:30", "Typed in from paper."],
      waiting: ["No connection", "You can read the last list. What you typed is kept."],
      offered: ["10:30 is taken", "Free: 11:00, 11:30, 12:15. What you typed is kept.", "BOOK 11:00"],
      choosing: ["One moment", "Asking the diary."],
      moved: ["Booked: 11:00", "The patient has been told the time."],
    },
    log: {
      booked: ["10:30", "{who}"],
      refused: ["other times offered to", "{who}"],
      moved: ["11:00", "{who}"],
    },
    verdicts: {
      twice: [
        "Two patients will come at 10:30.",
        "Each desk saw the same time as free. Neither desk knew that the other was booking it too.",
      ],
      clean: ["This time it went well. Press again.", "One desk happened to check after the other had booked."],
      ours: [
        "One appointment, one patient.",
        "The diary itself refuses the second booking. Without a connection, no booking is made and nothing you typed is lost.",
      ],
      waits: ["Nothing is booked, and nothing is lost.", "Switch the connection on, and the diary answers."],
    },
    legend: "Clean star: booked once. Double star: twice.",
    count: "booked twice {bad} of {all} times",
    sentence:
      "With two desks and a connection that fails, things can happen in {all} different orders. In {broken} of them, a booking system built the usual way gives one appointment to two patients; ours never does. We test all of them each time we publish this site.",
    bought:
      "Off-the-shelf booking software may refuse double bookings too. Ask the seller to show you how the system turns down a double booking.",
  },

  pay: {
    title: "A payment with no answer",
    lead: "The bank takes the money, but its answer gets lost.",
    press: "PAY, AND RETRY IF IT FAILS",
    people: ["THE BUYER", "THE BANK"],
    who: ["the buyer", "the bank"],
    middle: "THE SHOP’S SERVER",
    item: ["One order, ₹1,200", "The buyer’s account"],
    own: ["PAY", ""],
    switches: ["Charge arrives", "Answer arrives"],
    screens: {
      idle: ["₹1,200 to pay", "Not paid yet."],
      asked: ["One moment", "Asking the bank."],
      sent: ["One moment", "Waiting for the answer."],
      failed: ["Payment failed", "Something went wrong.", "TRY AGAIN"],
      unknown: ["We don’t know yet", "We’re asking. Please don’t pay again."],
      notCharged: ["Nothing was paid", "The bank says so. You can pay again."],
      paid: ["Paid", "Thank you."],
      quiet: ["₹0 taken", "Nothing has arrived."],
      once: ["₹1,200 taken", "Once, for one order."],
      twice: ["₹2,400 taken", "Twice, for one order."],
    },
    log: {
      noAnswer: ["charge sent", "no answer"],
      paid: ["charge sent", "paid"],
      again: ["second charge sent", "paid"],
      unknown: ["charge sent", "no answer"],
      asked2: ["2 seconds later: was it paid?", "no answer"],
      asked4: ["4 seconds later: was it paid?", "no answer"],
      asked8: ["8 seconds later: was it paid?", "no answer"],
      known: ["line is back: paid?", "yes, once"],
      none: ["line is back: paid?", "no"],
    },
    verdicts: {
      twice: ["Paid twice: the shop took silence for a “no”.", "So the shop treated the second try as a new payment."],
      lost: ["Paid, but told that it failed.", "The shop took silence for a “no”, but the money has gone."],
      clean: ["This time it went well. Press again.", "No answer was lost after the money had gone."],
      ours: [
        "Paid once: the shop checks with the bank, and doesn’t charge again.",
        "Each order has one payment number. The server asks the bank about that number until it gets an answer.",
      ],
    },
    legend: "Clean star: paid once. Double star: twice.",
    count: "went wrong {bad} of {all} times",
    sentence:
      "When the buyer tries twice, messages can get lost in {all} different ways. In {broken} of them, a shop built the usual way takes the money twice, or takes it and says “failed”; one that we build never does. We test all of them each time we publish this site.",
    bought: "Payment companies already offer a number for each payment. The shop only has to use that number.",
  },

  van: {
    title: "A parcel, a basement, no signal",
    lead: "The driver hands over a parcel while the depot cancels the delivery.",
    press: "DRIVER DELIVERS, DEPOT CANCELS",
    people: ["THE DRIVER", "THE DEPOT"],
    who: ["by the driver", "by the depot"],
    middle: "SHARED RECORD",
    item: ["Stop 7, basement", "Stop 7, on the list"],
    own: ["DELIVER", "CANCEL"],
    switches: ["Signal"],
    screens: {
      idle: ["On the way", "Stop 7 is next."],
      atDoor: ["At the door", "Stop 7."],
      handedOver: ["Handed over", "Telling the depot."],
      noConnection: ["Not saved", "Handed over, but there’s no connection.", "TRY AGAIN"],
      delivered: ["Delivered", "The depot knows."],
      kept: ["Delivered", "Kept on this phone until there’s a signal."],
      sending: ["Delivered", "Sent. Waiting for the answer."],
      unheard: ["Delivered", "No answer: sent again later, under its number."],
      sent: ["Delivered", "The depot knows."],
      asked: ["One moment", "Opening stop 7."],
      planned: ["Still open", "Seen a moment ago."],
      heard: ["Delivered", "Too late to cancel."],
      cancelled: ["Cancelled", "Nothing heard from the driver."],
      wrong: ["Cancelled", "But the customer has the parcel."],
      decides: ["Delivered after all", "Cancelled meanwhile. Someone here decides."],
    },
    log: {
      delivered: ["stop 7 delivered", "{who}"],
      cancelled: ["stop 7 cancelled", "{who}"],
      exception: ["delivered and cancelled:", "the depot decides"],
    },
    verdicts: {
      lost: [
        "The parcel is delivered, but the depot doesn’t know.",
        "The app needed a connection in a place without a signal. The delivery isn’t recorded anywhere.",
      ],
      clean: ["This time it went well. Press again.", "There was a signal, and the depot was first."],
      ours: [
        "Nothing is lost. The depot sees both reports and decides.",
        "The phone saves the record first and sends it later. Once handed over, a parcel counts as delivered.",
      ],
      waits: [
        "Kept on the phone. Now switch the signal on.",
        "The phone saves the delivery first and sends it when there’s a signal.",
      ],
    },
    legend: "Full star: recorded. Empty star: not recorded.",
    count: "went wrong {bad} of {all} times",
    sentence:
      "Delivering, cancelling and losing the signal can happen in {all} different orders. In {broken} of them, an app built the usual way loses the record of the delivery; one that we build never does. We test all of them each time we publish this site.",
    bought: "Ask the seller of any driver app to show you a delivery in a basement.",
  },
};

export default english;
