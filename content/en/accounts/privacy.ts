import type { LegalParty, LegalSection } from '#content/site/legal.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { LONGEST_SESSION_MS } from '#domain/accounts/signed-in-sessions.ts'
import { ERASURE_NOTICE_HOURS, INACTIVE_YEARS, RETENTION_DAYS, UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { KEEP_OPEN_REQUESTS_DAYS } from '#domain/visitors/newsletter-links.ts'

export const PRIVACY = {
  title: 'Privacy Policy',
  lead: 'Your birth details are personal. This page explains what we store, why, for how long, and how you can download or delete it.',
  description:
    'What this practice stores about you, why and for how long, and your rights under the Digital Personal Data Protection Act, 2023.',
} as const

/** What each cookie is for, and how long it stays. `app/http/site-cookies.ts` has the same names. */
export const COOKIES = {
  session: 'keeps you signed in; 30 days at most.',
  device:
    'recognises a browser in which you have signed in before, so that a stranger who guesses passwords or asks for codes cannot lock you out; one year.',
  'second-step': 'remembers for 15 minutes that you have given your password, until you give your second step.',
  passkey: 'ties what your passkey is asked to your browser; five minutes.',
  code: 'ties the code that we email you for signing in to your browser; ten minutes.',
  'booking-code': 'does the same for the code that we email you while you book; ten minutes.',
  'booking-draft': 'finds the booking form again that you filled in before you signed in; one day.',
  'sign-in-draft': 'fills in the sign-in page with the name and email from that booking form; one hour.',
  'muhurta-request': 'sends the times that you chose in the muhurta search along with your next booking; one day.',
  travel: 'protects a sign-in with Google or Facebook while you are on their page; ten minutes.',
  identity: 'remembers that sign-in while you confirm your email address; one hour.',
  theme: 'remembers whether you prefer the light or the dark theme; one year.',
  city: 'remembers the city you chose for the panchanga; one year.',
  language: 'remembers that you have chosen a language; one year.',
  'chart-style': 'remembers whether you prefer charts in the North, South or East Indian style; one year.',
  names: 'remembers in which language and script you want the names in charts and the panchanga; one year.',
  months: 'remembers whether your lunar months end at the new or the full moon; one year.',
  flash: 'carries a message such as “sent” to the next page; one minute.',
  outbox: 'only on the computer that this site runs on: opens the list of its unsent emails; 30 days.',
} as const

const YEAR_DAYS = 365
/** What the practice promises. */
const INQUIRY_TIME = duration(30, 'day')

/** "one year", "90 days". */
function daysOrYears(days: number): string {
  return days === YEAR_DAYS ? 'one year' : duration(days, 'day')
}

export function privacySections({ name, address, email, phone }: LegalParty): LegalSection[] {
  return [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        [
          'We store only what we need to give you a reading, to teach you and to account for your payment.',
          'Birth details are stored encrypted. Charts that you create on the horoscope page stay in your browser unless you save them.',
          'No advertising, no tracking, no analytics by other companies, no sale of data. This site loads nothing from other companies.',
          'You can see, correct, download and delete your data yourself in your dashboard.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${name}, ${address}, decides what is stored here and why (the “data fiduciary” under the Digital Personal Data Protection Act, 2023). For questions and complaints, please write to ${email} or call ${phone}. Privacy inquiries are answered within ${INQUIRY_TIME}.`,
      ],
    },
    {
      id: 'what',
      title: 'What we store, and why',
      blocks: [
        [
          'Account: name, email address, a hash of your password (never the password), and the time at which you agreed to the terms. We need these to sign you in and to know our clients.',
          'Profile: your phone number, if you give it. We use it to reach you about an appointment.',
          'Bookings and enrollments: the service, the date and time, your notes, and your current location as you typed it or allowed your device to fill it in. We need these for your session.',
          'Birth details: date, time and place of birth. We need them to draw your chart. They are encrypted in our database. We log each time someone at the practice opens them. Your profile shows you when it was and who did it, by name as long as they work here.',
          'Payments: amount, date and the transaction ID or reference you send us. We need these to find your payment. We never see your bank login, PIN or card. From our own bank statement, we store only the lines that match a booking.',
          'Invoices: your name, the service and the amount. Tax law requires them.',
          'Course progress: which lessons you opened, your answers in quizzes, the written work you hand in (encrypted), and your certificate.',
          'Messages: what you write in the contact form, and suggestions for free content. We use them to answer you.',
          'Reviews: your stars and text, and the first name and city that you want shown. We publish a review only if you allow it, and you can withdraw it at any time.',
          'Newsletter, festival emails and notifications: your email address, when you confirmed it, and the city and days you chose. We use it to send what you asked for.',
          'Visits: how often each kind of page is opened on a day. We count without cookies and store no network address and nothing else about you.',
          'Security: where you are signed in (device and times), counts of failed attempts that do not show your address, and a log of who opened or changed what, with numbers instead of names.',
        ],
        'We do not use your data for anything else. We make no automated decisions about you and build no advertising profile.',
      ],
    },
    {
      id: 'consent',
      title: 'Your consent',
      blocks: [
        'We use your data with your consent, which you give when you create an account, book or subscribe, and where the law requires us to keep records. You can withdraw your consent at any time, as easily as you gave it. What we did before that remains lawful. You can unsubscribe from the newsletter with one click in any newsletter email or in your profile.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        [
          'The astrologer who reads for you, and the few people at the practice who need it for their work.',
          'The companies that host our server and deliver our email. They may not use your data for themselves.',
          'Google or Facebook, only if you choose to sign in with them. They then know that you signed in here.',
          'Razorpay or Stripe, only if you choose to pay online there. They ask you for your payment details themselves; from us they get the amount and the code of your booking.',
          'Authorities, if the law requires it.',
        ],
        'No one else. We use no other processors, and we do not give your data to anyone who sells data, analyses it or advertises.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we store it',
      blocks: [
        [
          `Account, profile, birth details and notes: until you delete your account. If you have not signed in for ${numberInWords(INACTIVE_YEARS)} years, we email you and delete the account ${duration(ERASURE_NOTICE_HOURS, 'hour')} later unless you sign in. An account whose email address was never confirmed is deleted after ${duration(RETENTION_DAYS.unverifiedAccounts, 'day')}.`,
          `When you delete your account, it is closed right away and erased ${numberInWords(UNDO_DELETION_DAYS)} days later, together with messages, suggestions and subscriptions under its email address. Until then you can undo it. Upcoming bookings are cancelled right away, and we show you the refund before you confirm.`,
          'Invoices and the payments for them: at least eight years, as Indian tax and accounting law requires. After you delete your account, they stay without your name.',
          `Pictures and PDFs that you add as proof of a payment: ${daysOrYears(RETENTION_DAYS.paymentProofs)}.`,
          `Contact messages and suggestions: until they are answered, and ${daysOrYears(RETENTION_DAYS.handledMessages)} after that.`,
          `Emails we send you: ${daysOrYears(RETENTION_DAYS.emails)}.`,
          `Waitlist entries: until you book or leave, or the days have passed, and ${daysOrYears(RETENTION_DAYS.endedWaits)} after that.`,
          `Address for the newsletter or festival emails: until you unsubscribe, and ${daysOrYears(RETENTION_DAYS.unsubscribedReaders)} after that. A subscription that was never confirmed is deleted after ${duration(KEEP_OPEN_REQUESTS_DAYS, 'day')}.`,
          'Requests to be notified about new lessons: until we have sent that one email.',
          'A form that you send after you were signed out: stored encrypted for one day, so that you can send it again.',
          `Signed-in sessions: ${duration(LONGEST_SESSION_MS / DAY_MS, 'day')} at most. Browsers you have used before: ${daysOrYears(RETENTION_DAYS.knownDevices)} after the last sign-in. Counts of failed attempts: at most one day.`,
          'The log of who opened or changed what: as long as the practice exists, because it protects you. It contains numbers, not names.',
          'Backups: 30 days. What was erased is gone from them by then.',
          'Server log: it contains no names, email addresses, birth details or transaction IDs, so it holds nothing about you.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Under the Digital Personal Data Protection Act, 2023 you can:',
        [
          'see what we store about you and who received it: in your dashboard, or by writing to us;',
          'have it corrected, completed or brought up to date: edit your profile, or write to us;',
          'have it erased: delete your account, or write to us;',
          'download it: everything, including your invoices, in one file in your dashboard;',
          'withdraw your consent at any time;',
          'name someone who may use these rights for you if you die or cannot act yourself;',
          'complain: to us first, please, and then to the Data Protection Board of India.',
        ],
        `Please write to ${email} and include the email address of your account. We answer within ${INQUIRY_TIME}, free of charge.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `Accounts are for people aged ${OF_AGE_YEARS} or older, and everyone confirms this when they create one. A parent or guardian can book for a child in their own name. The form then asks them to confirm that they are the parent or guardian, and we store this consent with the booking.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We use only the cookies that the site needs to work. All of them are our own:',
        Object.entries(COOKIES).map(([name, purpose]) => `${name}: ${purpose}`),
        'There is nothing to accept or refuse, because there is nothing else.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted, passwords are hashed, birth details are encrypted with a key that is not in the database, and emails contain no birth details. Staff see only what their work needs. If data is still lost or seen by someone it should not be, we inform you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If this policy changes, we publish the new text here with its date. If the change affects what you agreed to, we ask for your consent again.',
      ],
    },
  ]
}
