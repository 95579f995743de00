import { plural } from '#content/words/grammar.ts'
import { duration, fileSize } from '#content/words/numbers.ts'
import { HOLD_MINUTES, PAYABLE_HOURS } from '#domain/bookings/holds.ts'
import { LARGEST_PROOF_BYTES } from '#domain/payments/payment-proof.ts'
import { LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import {
  REMINDER_DAYS_BEFORE,
  REMINDER_HOURS_BEFORE,
  TEAM_CALLS_HOURS_BEFORE,
} from '#domain/sessions/reminder-times.ts'

const PAYABLE = duration(PAYABLE_HOURS, 'hour')

/** Texts of the payment step and the pages after it. */

export const PAYMENT = {
  creditLead: 'You have credit with us.',
  useCredit: (amount: string) => `Use ${amount} credit`,
  creditUsed: (amount: string) => `${amount} paid with your credit`,
  title: (amount: string) => `Pay ${amount} by UPI`,
  titleOfAnyMethod: (amount: string) => `Pay ${amount}`,
  exactly: (amount: string) => `Pay exactly ${amount}, so that we can recognize your payment.`,
  pageTitle: 'Payment',
  discountTerm: 'Discount',
  discount: (label: string, amount: string) => `${label}: ${amount} off`,
  held: (minutes: number) => `We are holding your time for ${durationText(minutes)}.`,
  lapsed: `Your ${duration(HOLD_MINUTES, 'minute')} are over. You can still pay. If your time is still free, it’s yours. If not, you can choose another time.`,
  scan: 'Scan with your phone',
  otherPhone: 'Pay from another phone',
  scanFromPhone: 'Scan with the other phone',
  qrLabel: (amount: string, payee: string) => `QR code that pays ${amount} to ${payee}`,
  copyLead: 'Open your UPI app, choose to pay to a UPI ID, and paste these details.',
  payeeId: 'UPI ID',
  payeeName: 'Name',
  amount: 'Amount',
  note: 'Note',
  nothingToPay: 'Nothing to pay',
  notNeeded: 'You don’t need to pay. We’ll cancel this booking automatically.',
  paidAlready: 'I have already sent the money',
  paidAlreadyLead: 'Send us the transaction ID. We will find your payment and refund it.',
  openApp: 'Open my UPI app',
  whereTitle: 'Where do I find it?',
  where: [
    { app: 'Google Pay', label: 'UPI transaction ID' },
    { app: 'PhonePe', label: 'UTR' },
    { app: 'Paytm', label: 'UPI Ref No' },
  ],
  whereLead: 'Open the payment in your app and look for:',
  proof: 'Screenshot of the payment',
  proofHint: `A picture or PDF, up to ${fileSize(LARGEST_PROOF_BYTES)}. It helps us to find your payment. Only you and the practice can open it.`,
  submit: 'I have paid',
  submitSession: 'Ask to pay at the session',
  submitting: 'Sending...',
  back: 'Back to Form',
  help: 'Do you need help? Write to us:',
  rejectedTitle: 'We could not confirm your last payment',
  rejectedLead: 'The reason:',
  rejectedNext: 'Once that’s sorted out, please send us the transaction ID of your payment again.',
  declinedTitle: 'You cannot pay for this booking at the session',
  declinedNext: 'Choose another way to pay.',
  closedTitle: 'This booking is closed',
  cancelled: 'This booking was cancelled.',
  included:
    'You have this course as part of the complete course, so there was nothing to pay. If money has left your account, please write to us.',
  expired: `We did not receive a payment within ${PAYABLE}, so this booking was cancelled. If money has left your account, please write to us.`,
  notYet:
    'This practice cannot take payments yet. Do not send any money. Your booking is saved: write to us, and we will explain how to pay.',
  bookAgain: 'Book again',
  dashboard: 'Go to my dashboard',
  ledger: 'Charges and payments',
  service: 'Service',
  when: 'When',
  startDate: 'Start date',
} as const

/** Whole hours above two, as for bookings that staff made. */
function durationText(minutes: number): string {
  if (minutes >= 120) return `${Math.floor(minutes / 60)} more hours`
  return plural(minutes, '1 more minute', `${minutes} more minutes`)
}

export const CLAIM_TOASTS = {
  missing: { title: 'Transaction ID required', detail: 'Please enter your UPI transaction ID' },
  missingReference: { title: 'Reference required', detail: 'Enter the reference of your payment' },
  failedTitle: 'Payment confirmation failed',
  noPayee: {
    title: 'This practice cannot take payments yet',
    detail: 'Do not send any money. Write to us, and we will help you.',
  },
  proofTitle: 'The screenshot was not sent',
  checkTitle: 'Check the transaction ID',
  receivedTitle: 'We already have it',
  expiredTitle: 'These payment details have expired',
  expiredDetail:
    'The UPI ID of the practice has changed since you opened this page. If you have not paid yet, please pay to the ID shown now. If you have already paid, please send your transaction ID again.',
  expiredOtherDetail:
    'The practice has changed this way to pay since you opened this page. If you have not paid yet, please use the details shown now. If you have already paid, please write to us.',
} as const

export const CLAIM_PROBLEMS = {
  'booking-cancelled': 'This booking was cancelled. If you have paid, please write to us.',
  'booking-expired': `This booking was cancelled because we did not receive a payment within ${PAYABLE}. If you have paid, please write to us.`,
  'too-many-claims':
    'We are still checking your earlier payments. Send this transaction ID again as soon as we have confirmed one of them.',
  'already-claimed': 'You have already sent us a transaction ID for this booking.',
  'reference-missing': 'Please enter your UPI transaction ID',
  'reference-is-phonepe-id': 'That is PhonePe’s own number. Look for “UTR” in the payment details. It has 12 digits.',
  'reference-is-google-id':
    'That is Google’s own number. Look for “UPI transaction ID” in the payment details. It has 12 digits.',
  'reference-not-12-digits': 'A UPI transaction ID has 12 digits. Check the payment details in your UPI app.',
  'reference-all-equal': 'That is not a valid transaction ID. Check the payment details in your UPI app.',
  'reference-in-use': 'This transaction ID has already been used. If it is yours, please contact us.',
  'reference-rejected-twice': 'We have looked for this transaction ID twice and could not find it. Contact us.',
  'reference-not-utr':
    'A UTR has 12 digits for IMPS, 16 characters for NEFT and 22 for RTGS. Check the payment details in your bank’s app.',
  'reference-not-swift': 'A SWIFT reference has 6 to 35 letters and digits. Check the receipt of your bank.',
  'reference-not-readable': `Enter the reference as the payment page shows it, with 4 to ${LONGEST_REFERENCE} characters.`,
  'reference-is-email': 'That is an email address. Enter the reference that the payment page shows.',
  'not-at-the-session': 'This booking cannot be paid at the session. Choose another way to pay.',
  'too-often': 'You have tried too many times. Please wait a while, or contact us.',
} as const

/** Why the proof of a payment was refused. */
export const PROOF_PROBLEMS = {
  'proof-too-large': `This file is larger than ${fileSize(LARGEST_PROOF_BYTES)}. Choose a smaller one, or send your transaction ID without it.`,
  'proof-not-readable':
    'This is not a picture or a PDF, or it is damaged. Choose another one, or send your transaction ID without it.',
} as const

/** Said differently where the client did not pay by UPI. */
export const OTHER_METHOD_PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  'reference-missing': 'Enter the reference of your payment',
  'reference-all-equal': 'That is not a valid reference. Check the receipt of your payment.',
  'reference-in-use': 'This reference has already been used. If it is yours, please contact us.',
  'reference-rejected-twice': 'We have looked for this reference twice and could not find it. Contact us.',
}

export const CONFIRMED = {
  title: 'Booking Confirmed',
  received: 'Received, being verified',
  verified: 'We have received your payment.',
  covered: 'There is nothing to pay.',
  askedTitle: 'Received, waiting for our answer',
  asked:
    'You would like to pay at the session, in cash or by card. We will email you as soon as we have agreed. Until then, your time is held.',
  thanks: 'Thank you. We have received your transaction ID.',
  checking:
    'We are checking your payment against our bank statement. This usually takes one working day. We will email you when it is done.',
  slotLost:
    'Someone else booked your time before your payment reached us. Your booking is still valid. Choose a new time.',
  chooseTime: 'Choose a new time',
  calendar: 'Add to calendar',
  redirecting: 'Your booking summary will open in a moment.',
  next: 'View summary now',
} as const

/** Only for a video call. */
const LINK_STEP = 'You will receive the meeting link by email.'

export const SUCCESS = {
  title: 'Booking Confirmed',
  lead: 'Thank you for your trust.',
  checking:
    'Received, being verified. We are checking your payment against our bank statement, usually within one working day, and will email you when it is done.',
  verified: 'We have received your payment.',
  partPaid: 'We have received a part of your payment. The rest is still to be paid.',
  covered: 'There is nothing to pay.',
  asked:
    'You would like to pay at the session, in cash or by card. We will email you as soon as we have agreed. Until then, your time is held.',
  agreed: 'Pay at the session.',
  unpaid: 'You have not paid for this booking yet.',
  payNow: (amount: string) => `Pay ${amount}`,
  ledger: 'Charges and payments',
  service: 'Service',
  amount: 'Amount Paid',
  amountDue: 'Amount',
  amountAtSession: 'To be paid at the session',
  date: 'Booking Date',
  startDate: 'Start date',
  time: 'Preferred Time',
  code: 'Booking',
  nextSteps: 'Next steps',
  linkStep: LINK_STEP,
  steps: {
    session: [
      'You will receive a confirmation email shortly.',
      `We will send you a reminder email ${duration(REMINDER_DAYS_BEFORE, 'day')} before your appointment.`,
      `Our team will contact you ${TEAM_CALLS_HOURS_BEFORE.latest}-${TEAM_CALLS_HOURS_BEFORE.earliest} hours before the session.`,
      'Keep your birth details ready.',
      LINK_STEP,
    ],
    /** Too close for the reminder two days before. */
    sessionSoon: [
      'You will receive a confirmation email shortly.',
      `We will send you a reminder email ${duration(REMINDER_HOURS_BEFORE, 'hour')} before your appointment.`,
      'Our team will contact you before the session.',
      'Keep your birth details ready.',
      LINK_STEP,
    ],
    /** Prasna has no appointment, so there is no reminder and no meeting link. */
    question: [
      'You will receive a confirmation email shortly.',
      'We draw the chart for the moment your question reached us, so there is nothing to prepare.',
      'Our team will contact you with the answer by phone or email.',
    ],
    course: [
      'You will receive a confirmation email shortly.',
      'You are enrolled as soon as we have confirmed your payment. We will email you then.',
      'You will find your lessons under “My courses”. Learn at your own pace.',
    ],
    voucher: [
      'You will receive a confirmation email shortly.',
      'As soon as we have confirmed your payment, we email you the voucher to print.',
      'If you gave us the address of the person it is for, we send it there at the same time.',
    ],
    pass: [
      'You will receive a confirmation email shortly.',
      'You can use your pass as soon as we have confirmed your payment. We will email you then.',
      'You will find your pass on your dashboard, and book its sessions from there.',
    ],
  },
  direct: 'Write to the astrologer',
  support: 'Support',
  processing: 'Your booking is being processed. If it does not appear soon, please contact support.',
  dashboard: 'View or change it on my dashboard',
  home: 'Back to Home',
  another: 'Book Another Consultation',
} as const

/** Why credit could not be used. */
export const CREDIT_PROBLEMS = {
  'booking-cancelled': 'This booking is cancelled.',
  'booking-expired': 'The time to pay for this booking is over. Book again.',
  'claim-waiting': 'Your payment is being checked. There is nothing more to pay now.',
  'no-credit': 'You have no credit left.',
  'nothing-due': 'Nothing is left to pay.',
} as const
