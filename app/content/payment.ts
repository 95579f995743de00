/** The words of the payment step and of what comes after it. */

export const PAYMENT = {
  title: (amount: string) => `Pay ${amount} by UPI`,
  pageTitle: 'Payment',
  held: (minutes: number) => `Your time is kept for ${minutes} ${minutes === 1 ? 'more minute' : 'minutes'}.`,
  lapsed:
    'Your half hour has passed. You can still pay: if your time is free, it is yours; if not, you choose another.',
  scan: 'Scan with your phone',
  scanFromPhone: 'Or scan with another phone',
  qrLabel: (amount: string, payee: string) => `QR code that pays ${amount} to ${payee}`,
  copyLead: 'Open your UPI app, choose to pay to a UPI ID, and paste these.',
  payeeId: 'UPI ID',
  payeeName: 'Name',
  amount: 'Amount',
  note: 'Note',
  nothingToPay: 'Nothing to pay',
  notNeeded: 'You need not pay for it: this booking ends by itself.',
  paidAlready: 'I have already sent the money',
  paidAlreadyLead: 'Tell us the transaction ID: we look for your transfer and send it back.',
  openApp: 'Open my UPI app',
  reference: 'UPI transaction ID',
  referenceHint: 'Usually a 12-digit number.',
  whereTitle: 'Where do I find it?',
  where: [
    { app: 'Google Pay', label: 'UPI transaction ID' },
    { app: 'PhonePe', label: 'UTR' },
    { app: 'Paytm', label: 'UPI Ref No' },
  ],
  whereLead: 'Open the payment in your app and look for these words:',
  submit: 'I have paid',
  submitting: 'Sending...',
  back: 'Back to Form',
  rejectedTitle: 'We could not confirm your last payment',
  rejectedLead: 'Please compare the transaction ID with your app and send it again. The practice says:',
  closedTitle: 'This booking is closed',
  cancelled: 'It was cancelled.',
  included:
    'You have this course as part of the complete one, so there was nothing to pay. If money has left your account, write to us.',
  expired: 'It was not paid within a day, so it has ended by itself. If money has left your account, write to us.',
  notYet: 'This practice cannot take payments yet. Please write to us, and we will help you.',
  bookAgain: 'Book again',
  dashboard: 'Go to my dashboard',
  service: 'Service',
  when: 'When',
} as const

export const CLAIM_TOASTS = {
  missing: { title: 'Transaction ID required', detail: 'Please enter your UPI transaction ID' },
  failedTitle: 'Payment confirmation failed',
  expiredTitle: 'These payment details have expired',
  expiredDetail:
    'The UPI ID of the practice has changed since this page was opened. If you have not paid yet, please pay to the ID shown now. If you have paid, send your transaction ID again.',
} as const

export const CLAIM_PROBLEMS = {
  'booking-cancelled': 'This booking was cancelled. If you have paid, please write to us.',
  'booking-expired':
    'This booking has ended because it was not paid within a day. If you have paid, please write to us.',
  'already-claimed': 'You have already told us of a payment for this booking.',
  'reference-missing': 'Please enter your UPI transaction ID',
  'reference-is-phonepe-id':
    'That is PhonePe’s own number. Please look for “UTR” in the details of the payment: 12 digits.',
  'reference-is-google-id':
    'That is Google’s own number. Please look for “UPI transaction ID” in the details of the payment: 12 digits.',
  'reference-not-12-digits': 'A UPI transaction ID has 12 digits. Please look again in the details of the payment.',
  'reference-all-equal': 'That number cannot be a transaction ID. Please look again in the details of the payment.',
  'reference-in-use': 'This transaction ID is already used. If it is yours, please contact us.',
  'reference-rejected-twice': 'We have looked for this transaction ID twice and did not find it. Please contact us.',
  'too-often': 'That was tried too often. Please wait a while, or contact us.',
} as const

export const CONFIRMED = {
  title: 'Booking Confirmed',
  thanks: 'Thank you. We have your transaction ID.',
  checking: 'We compare your transfer with our bank statement, usually within one working day, and then write to you.',
  slotLost:
    'Your time was given to somebody else before your payment reached us. Your booking stands: please choose another time.',
  chooseTime: 'Choose a new time',
  redirecting: 'In a moment you see the summary.',
  next: 'See the summary now',
} as const

export const SUCCESS = {
  title: 'Booking Confirmed',
  lead: 'Thank you for your trust.',
  checking:
    'Your transfer is being checked: we compare it with our bank statement, usually within one working day. You hear from us when it has been found.',
  verified: 'Your payment has arrived.',
  unpaid: 'This booking is not paid yet.',
  payNow: 'Complete payment',
  service: 'Service',
  amount: 'Amount Paid',
  amountDue: 'Amount',
  date: 'Booking Date',
  time: 'Preferred Time',
  code: 'Booking',
  nextSteps: 'Next steps',
  steps: {
    session: [
      'You will receive a confirmation email shortly.',
      'A reminder email comes 2 days before your appointment.',
      'Our team contacts you 24-48 hours before the session.',
      'Please keep your birth details ready.',
      'The meeting link comes by email or SMS.',
    ],
    /** Prasna has no appointment: nothing to be reminded of, and no link to come. */
    question: [
      'You will receive a confirmation email shortly.',
      'Your chart is cast for the moment at which your question reached us, so there is nothing to prepare.',
      'Our team contacts you with the answer, by phone or email.',
    ],
    course: [
      'You will receive a confirmation email shortly.',
      'Your lessons open as soon as your payment has been found, and we write to you then.',
      'Our team contacts you about when to begin.',
    ],
  },
  direct: 'Write to the astrologer',
  support: 'Support',
  processing: 'Your booking is being processed. If it does not appear soon, please contact support.',
  dashboard: 'See or change it in your dashboard',
  home: 'Back to Home',
  another: 'Book Another Consultation',
} as const
