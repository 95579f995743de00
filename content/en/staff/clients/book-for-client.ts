import { duration } from '#content/words/numbers.ts'
import { PAYABLE_HOURS } from '#domain/bookings/holds.ts'

/** Texts of a booking that staff make for a client on the phone. */
export const BOOK_FOR = {
  title: 'Book for a client',
  lead: 'For a client on the phone. With an email address they get an email that explains how to pay.',
  clientEmail: 'Client email (if any)',
  clientEmailHint:
    'A new client gets an account with this address. Leave it empty for a client without email: nothing is sent, so you call or print.',
  language: 'Language of the emails',
  languageAsBefore: 'As before, or English',
  bookingFor: 'Booking for',
  who: 'We already have a client with this phone number. Who is calling?',
  noEmail: 'no email',
  someoneNew: 'Someone new',
  notListed: 'A client of a colleague',
  questions: 'Questions',
  questionsHint: 'Only if the price is per question.',
  service: 'Service',
  groups: {
    consultation: 'Consultations',
    course: 'Courses',
    pass: 'Session passes',
    voucher: 'Gift vouchers',
  },
  pass: 'Paid with a pass?',
  passHint: 'A pass pays for a whole session of its service. No other discount applies.',
  noPass: 'No, the client pays',
  passLeft: (name: string, left: number, sessions: number, lastDay: string) =>
    `${name}: ${left} of ${sessions} left, until ${lastDay}`,
  coupon: 'Coupon (if any)',
  notes: 'Question or notes',
  isQuestionLater: 'The question comes later (Prasna)',
  questionMissing: 'Please write the question, or tick below that it comes later',
  paysAtSession: 'Pays at the session',
  paysAtSessionHint: `The booking is confirmed now and keeps its time without a payment. On the day, your desk shows what to collect. Leave it empty and the client has ${duration(PAYABLE_HOURS, 'hour')} to pay.`,
  agreed: 'Booking confirmed',
  agreedDetail: (amount: string) => `Please collect ${amount} at the session. The client gets an email that says so.`,
  agreedWithoutEmail: (amount: string) =>
    `Please collect ${amount} at the session. The client has no email address, so please tell them.`,
  chooseService: 'Choose a service',
  timeWith: (astrologer: string) => `Time with ${astrologer}`,
  noTime: 'No time: Prasna, course, pass or voucher',
  start: 'Start date (courses only)',
  birthLater: 'Birth details later',
  birthLaterHint:
    'Leave date, time and place of birth empty. The client gets a link to fill them in, or you write them down on the booking.',
  submit: 'Confirm booking',
  made: 'Booking created',
  sold: 'Pass sold',
  soldDetail: 'Please record the payment. The client can book with the pass as soon as it is paid.',
  covered: 'Booking confirmed',
  coveredDetail: 'The pass pays for it. There is nothing to collect.',
  madeDetail: 'The client will get an email with the amount and how to pay.',
  madeWithoutEmail: 'The client has no email address. Please tell them the amount and how to pay.',
  changed: 'Booking changed',
  changedDetail: 'The client has not paid yet and can pay as before.',
  notChanged: 'The booking was not changed',
  notChangedDetail: 'It is already paid or closed. You can reschedule or cancel it here.',
  refusals: {
    invalid: 'Please check the marked fields.',
    'service-unknown': 'Please choose a service.',
    'email-invalid': 'Please enter a valid email address.',
    'phone-known': 'We already have a client with this phone number. Please choose who is calling.',
    'client-unknown': 'This client no longer exists. Please start again.',
    'own-booking': 'To book for yourself, please use the public pages.',
    'address-unverified': 'This client has not confirmed their address yet. Please ask them to open the email we sent.',
    'already-enrolled': 'This client is already enrolled in this course.',
    'already-booked': 'This client has already booked this course.',
    'pass-found': 'This client has a session pass for this service. Please choose whether it pays.',
    'pass-unusable': 'This pass cannot be used for this service. Please choose another one, or let the client pay.',
    'pass-not-shared':
      'This pass is for sessions in the name of the client’s account only. Please check the name, or let the client pay.',
    'not-at-the-session': 'Only a session with a time can be paid at the session.',
    'coupon-refused': 'This coupon cannot be used for this booking.',
    'already-included': 'This client already has this course as part of the complete course.',
  },
} as const

/** The same form for a client who buys several sessions at once. */
export const SELL_PASS = {
  link: 'Sell a session pass',
  title: 'Sell a session pass',
  lead: 'For a client who pays you now, or after the email that explains how.',
  pass: 'Session pass',
  choose: 'Choose a pass',
  submit: 'Sell pass',
} as const
