import { BOOKINGS } from '#content/site/dashboard.ts'
import { LEARNING } from '#content/site/learning.ts'
import { PREVIEW } from '#content/staff/editing.ts'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { VERIFY } from '#content/staff/money/desk-verification.ts'
import { WEEK_PAGE } from '#content/staff/week/week.ts'

type HelpText = {
  /** What the place is for, in a sentence. */
  readonly about: string
  readonly tasks: readonly [HelpTask, HelpTask, HelpTask]
}

export type HelpTask = { readonly title: string; readonly how: string }

/** What the help says about each place of a client. */
export const CLIENT_HELP = {
  dashboard: {
    about: 'Your sessions, the answers to your questions, your files and invoices.',
    tasks: [
      {
        title: 'Be there on time',
        how: `“${BOOKINGS.join}” opens shortly before the session. For a telephone session, the booking says who calls whom. Your profile can turn on a notification two hours before.`,
      },
      {
        title: 'Change or cancel a session',
        how: `“${BOOKINGS.reschedule}” and “${BOOKINGS.cancel}” are below each session. Both tell you first what happens to your payment.`,
      },
      {
        title: 'Keep your family’s birth details',
        how: 'Save them once, and choose the person the next time you book. Only your astrologer sees them.',
      },
    ],
  },
  consultation: {
    about: 'All consultations: with date and time, or as a question that is answered in writing.',
    tasks: [
      {
        title: 'Choose a time',
        how: 'Times are in your own time zone. If nothing suits you, join the waitlist: we will email you when a time becomes free.',
      },
      {
        title: 'Pay',
        how: 'Pay by UPI or transfer, then send us the transaction ID and, if you like, a screenshot. Your booking is confirmed once we have seen the money. A payment by card confirms it by itself.',
      },
      {
        title: 'Use a voucher, pass or coupon',
        how: 'Enter the code while booking. You see the new price before you confirm.',
      },
    ],
  },
  horoscope: {
    about: 'Your birth chart, this day’s influences, and the match of two charts.',
    tasks: [
      {
        title: 'Draw your chart',
        how: 'Enter date, time and place of birth. If you don’t know the time, say so: the page shows what is sure without it.',
      },
      {
        title: 'Compare two charts',
        how: 'The result comes first, then each point with its reason. It describes; it decides nothing.',
      },
      {
        title: 'Take your chart with you',
        how: 'Below the chart you find the Janma Kundali as a PDF and a link that you can share.',
      },
    ],
  },
  learning: {
    about: 'Your courses, lesson by lesson.',
    tasks: [
      {
        title: 'Go on where you stopped',
        how: `“${LEARNING.continueLesson}” opens your next lesson. It counts when you mark it as done.`,
      },
      {
        title: 'Practise',
        how: 'Exercises are made from real charts and show the solution in steps. There is a new one every day.',
      },
      {
        title: 'Get your certificate',
        how: 'The page of the course says what it needs. Anyone can check it by its QR code.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, HelpText>>

/** What the help says about each place of the staff. */
export const STAFF_HELP = {
  today: {
    about: 'Your day on one page: the next session, the others of today, and what is waiting for you.',
    tasks: [
      {
        title: 'Prepare a session',
        how: 'Open the client’s name: you find the chart, the brief, your notes and earlier sessions there. Your profile can turn on a notification ten minutes before.',
      },
      {
        title: 'Work through the list',
        how: 'Each row says how many payments, answers or calls are waiting. Press it to open them.',
      },
      {
        title: 'Send reminders by phone',
        how: 'Clients without email get a ready text by WhatsApp or SMS. Tick each one when you have sent it.',
      },
    ],
  },
  week: {
    about: 'Your sessions and your free time, with the tithi, nakshatra and Rahu kalam of each day.',
    tasks: [
      {
        title: 'Change your hours',
        how: 'Set weekly hours, special days and holidays, and how early or late clients may book.',
      },
      {
        title: 'Close a time',
        how: `Press a free time or “${WEEK_PAGE.blockTime}”. Sessions in it stay booked, and we list them for you to move.`,
      },
      {
        title: 'Connect your calendar',
        how: 'Your sessions appear in it, and your other appointments close these times on the site.',
      },
    ],
  },
  clients: {
    about: 'Everyone who has booked, with bookings, family, notes and payments. “Import clients” brings your own list.',
    tasks: [
      {
        title: 'Find somebody',
        how: 'Type a part of the name, the phone number or a booking code. On every page, the key / goes to the search.',
      },
      {
        title: 'Book for a client',
        how: 'When somebody calls, book for them. They get the email, or you get a text to send them.',
      },
      {
        title: 'Join two cards of one person',
        how: 'Possible duplicates are listed. Compare them, and let one card take over the bookings of the other.',
      },
    ],
  },
  money: {
    about: 'What clients have paid, what you still have to check, refunds and invoices.',
    tasks: [
      {
        title: 'Verify a payment',
        how: `Compare amount and UTR with your bank app, then press “${VERIFY.verify}”. The client gets the confirmation and the invoice. For a few seconds you can undo it.`,
      },
      {
        title: 'Compare with the bank statement',
        how: 'Upload the file from your bank. Payments that match are found for you; you confirm them together.',
      },
      {
        title: 'Close the month',
        how: 'Download payments, invoices and GST figures for your accountant.',
      },
    ],
  },
  inbox: {
    about: 'What people have written to you, and what the site has sent.',
    tasks: [
      {
        title: 'Answer a message',
        how: `Open it and press “${INBOX.reply}”. Afterwards press “${INBOX.markAnswered}”, so that nobody answers twice.`,
      },
      {
        title: 'Read reviews',
        how: 'A review appears on the site only when you have agreed to it. You can answer it publicly.',
      },
      {
        title: 'See whether an email arrived',
        how: 'Every email is listed. If one has failed, you see why and can send it again.',
      },
    ],
  },
  tools: {
    about: 'Charts and almanac for your own work, without a booking.',
    tasks: [
      {
        title: 'Draw a chart at once',
        how: 'Enter date, time and place, and the studio opens. There, the key ? shows all keys.',
      },
      {
        title: 'Keep charts',
        how: 'Your own list with tags and search. It reads the files of Jagannatha Hora.',
      },
      {
        title: 'Prepare answers',
        how: 'Write openings and closings once, and begin each written answer with them.',
      },
    ],
  },
  courses: {
    about: 'Your courses, the students in them, and their work.',
    tasks: [
      {
        title: 'See who needs you',
        how: 'The list shows where each student is, and who has taken no step for a while.',
      },
      {
        title: 'Answer written work',
        how: 'Read what was handed in and write a note. You can accept it or ask for another try.',
      },
      {
        title: 'Write lessons',
        how: 'A lesson has texts, pictures, files, videos, exercises and a quiz. You choose when it opens.',
      },
    ],
  },
  website: {
    about: 'What visitors read: texts, blog, questions, your own pages, and translations.',
    tasks: [
      {
        title: 'Change a text',
        how: `Choose a part of the site and change it. “${PREVIEW.show}” shows the page before you save.`,
      },
      {
        title: 'Write a post',
        how: 'Your draft is saved while you type. Publish it now, or choose a day.',
      },
      {
        title: 'Translate',
        how: 'The list shows what is missing in the other languages, or older than your original.',
      },
    ],
  },
  services: {
    about: 'What you offer, for how much, and for how long.',
    tasks: [
      {
        title: 'Change a price',
        how: 'Open the service and save the new price. Bookings that were made keep theirs.',
      },
      {
        title: 'Ask before the session',
        how: 'Each consultation has questions of its own, which clients answer while they book.',
      },
      {
        title: 'Sell passes, vouchers and discounts',
        how: 'A pass is several sessions at one price, a voucher is a gift, and a coupon lowers a price.',
      },
    ],
  },
  practice: {
    about: 'How the practice works: people, money, emails and records.',
    tasks: [
      {
        title: 'Invite a colleague',
        how: 'An assistant does the work of the desk without seeing birth details. Each person has an account of their own.',
      },
      {
        title: 'Choose how clients pay',
        how: 'UPI, bank transfer, a payment link, cash at the session, or online by card; and what your invoices say.',
      },
      {
        title: 'Look at the backups',
        how: 'The page says when the last one was made and whether it could be restored.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, HelpText>>
