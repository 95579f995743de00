import { REFUND_POLICY } from '#content/booking/refund-policy.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { REMINDER_DAYS_BEFORE, REMINDER_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'

/** The payment methods as emails name them. */
export const METHODS_IN_EMAIL: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  bank: 'bank transfer',
  swift: 'SWIFT transfer',
  link: 'payment link',
  session: 'cash or card at the session',
}

/** What a client sends after paying. */
export const REFERENCES_IN_EMAIL: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI transaction ID',
  bank: 'bank reference (UTR)',
  swift: 'SWIFT reference',
  link: 'payment reference',
  session: '',
}

/** What has come of a booking, and what is left. */
export const BALANCE = {
  partPaid: (received: string, total: string) => `Part paid: ${received} of ${total} received.`,
  beingChecked: (amount: string) => `We are checking your payment of ${amount}. There is nothing to pay now.`,
  atSession: (amount: string, url: string) =>
    `To be paid at the session: ${amount}. If you would like to pay before: ${url}`,
  due: (amount: string, url: string) => `Balance due: ${amount}. You can pay it here: ${url}`,
} as const

export const PAYMENT_REMINDER = {
  preview: (service: string) => `We are holding your time for ${service}.`,
  heldUntil: (time: string) => `We are holding this time for you until ${time}. After that, someone else can book it.`,
  note: 'If you have just paid, please send us the transaction ID on the same page, and ignore this email.',
} as const

export const PAYMENT_CLAIMED = {
  preview: 'We will email you as soon as your payment is confirmed.',
  forBalance: (amount: string) => `It is for the balance of ${amount}. Your booking stays confirmed.`,
  slotTaken: `The time you chose was held for ${duration(HOLD_MINUTES, 'minute')}, and someone else booked it before your payment reached us. Your booking is still valid. Please choose another time; there is no extra charge.`,
  newTime: 'Choose a new time',
  enrolledOnceConfirmed: 'You are enrolled as soon as we have confirmed your payment.',
  notYou: (email: string) => `If you did not make this payment, please write to ${email}.`,
} as const

/** The client would like to pay at the session; the practice has not decided yet. */
export const PAY_AT_SESSION_ASKED = {
  subject: (code: string) => `Your request to pay at the session: ${code}`,
  preview: 'We will email you as soon as we have agreed.',
  opening:
    'Thank you. You would like to pay at the session, in cash or by card. We will email you as soon as we have agreed. Until then, your time is held.',
  notYou: (email: string) => `If you did not ask for this, please write to ${email}.`,
} as const

export const PAY_AT_SESSION_AGREED = {
  subject: (code: string) => `Your booking ${code} is confirmed`,
  preview: 'You pay at the session.',
  opening: (amount: string) => `Your booking is confirmed, and your time is kept. You pay ${amount} at the session.`,
  openingInPerson: (amount: string) =>
    `Your booking is confirmed, and your time is kept. You pay ${amount} at the session, in cash or by card.`,
} as const

export const PAY_AT_SESSION_DECLINED = {
  subject: (code: string) => `Please pay for ${code} before the session`,
  preview: 'Please choose another way to pay.',
  opening: 'You asked to pay at the session. For this booking that is not possible. The reason:',
  otherWay: 'Please choose another way to pay, so that we can confirm your booking.',
  button: 'Choose how to pay',
  note: (time: string, email: string) => `You can do this until ${time}. Questions? Write to ${email}.`,
} as const

const DAYS_BEFORE = `${numberInWords(REMINDER_DAYS_BEFORE)} days`
const HOURS_BEFORE = `${numberInWords(REMINDER_HOURS_BEFORE)} hours`

export const PAYMENT_VERIFIED = {
  preview: 'We have received your payment. Thank you.',
  previewOfPart: 'We have received a part of your payment. Thank you.',
  reminder: {
    daysBefore: `We will send you a reminder ${DAYS_BEFORE} before.`,
    hoursBefore: `We will send you a reminder ${HOURS_BEFORE} before.`,
  },
  linkAndReminder: {
    daysBefore: `We will send you the meeting link by email before the appointment, and a reminder ${DAYS_BEFORE} before.`,
    hoursBefore: `We will send you the meeting link by email before the appointment, and a reminder ${HOURS_BEFORE} before.`,
  },
} as const

/** A booking that is confirmed without a payment. */
export const COVERED = {
  subject: (service: string) => `Your booking is confirmed: ${service}`,
  preview: 'There is nothing to pay.',
  opening: 'Your booking is confirmed. There is nothing to pay.',
} as const

export const COURSE_PAID = {
  invoice: 'View my invoice',
  note: 'You can see or cancel your booking on your dashboard. Before you confirm, you will see what we refund.',
} as const

/** A further payment for a booking that was confirmed before. */
export const PART_RECEIVED = {
  subject: (amount: string, code: string) => `We have received ${amount} for ${code}`,
  previewOfPart: 'Thank you. A part is still missing.',
  preview: 'Your booking is paid in full. Thank you.',
  opening: (amount: string) => `Thank you. We have received your payment of ${amount}.`,
  paidInFull: 'Your booking is now paid in full.',
  note: 'The receipt is attached.',
} as const

/** To the buyer, with the voucher attached. */
export const VOUCHER_PAID = {
  subject: (amount: string) => `Your gift voucher for ${amount} is ready`,
  opening: 'Thank you. We have received your payment, and your gift voucher is ready. It is attached to this email.',
  handOver: (name: string) => `Please print it or forward it to ${name}.`,
  emailedTo: (name: string, address: string) => `We have also emailed it to ${name} at ${address}.`,
  button: 'View my vouchers',
  note: 'Whoever has the code can use it once. If you did not mean to buy it, please write to us before it is used.',
} as const

/** To the recipient of a voucher. */
export const GIFT_VOUCHER = {
  unnamedGiver: 'Somebody',
  subject: (giver: string) => `A gift for you from ${giver}`,
  preview: (amount: string, practice: string) => `A voucher for ${amount} at ${practice}.`,
  opening: (giver: string, amount: string, practice: string) =>
    `${giver} has given you a gift voucher for ${amount} at ${practice}.`,
  code: 'This is your code:',
  value: 'Value',
  validUntil: 'Valid until',
  button: 'Open your gift',
  howToRedeem:
    'There you can print it or add it to your credit. Or sign in, and type the code on your dashboard or when you pay for a booking. What is left of it pays for your next booking.',
  note: 'Whoever has the code can use it once, so please do not share this email. The voucher is attached to print.',
} as const

export const PAYMENT_REJECTED = {
  preview: 'Please read why, and send us the transaction ID again.',
  sendAgain: 'Once that’s sorted out, please send us the transaction ID of your payment again.',
  button: 'Send the transaction ID again',
  payableUntil: (time: string, email: string) =>
    `You can do this until ${time}. If the money has left your account, don't worry: write to ${email} and we will find it.`,
  stillDue: (amount: string, email: string) =>
    `Your booking stays confirmed, and ${amount} is still due. If the money has left your account, don't worry: write to ${email} and we will find it.`,
} as const

/** A payment that the desk had recorded by mistake was taken back. */
export const PAYMENT_REVERSED = {
  subject: (code: string) => `A correction for your booking ${code}`,
  preview: 'We recorded a payment by mistake.',
  opening:
    'We recorded a payment for your booking by mistake and have removed it. We’re sorry for the confusion. If you haven’t paid yet, please pay now; if you have, please send us the transaction ID.',
  button: 'Go to the payment',
} as const

export const PAYMENT_NOT_FOUND = {
  subject: (code: string) => `We found no payment for ${code}`,
  preview: 'There is nothing to refund.',
  opening:
    'This booking was cancelled after you had reported a payment. We checked our account and the payment has not reached us, so there is nothing to refund.',
  ifMoneyLeft: (email: string) =>
    `If the money has left your account, please write to ${email} with the payment date and the transaction ID, and we will check again.`,
} as const

export const REFUND_SENT = {
  preview: (amount: string) => `We have refunded ${amount} to the account you paid from.`,
  button: 'View my invoices',
  note: REFUND_POLICY.notArrived,
} as const

export const CREDIT_REFUNDED = {
  subject: (amount: string) => `Your refund of ${amount} is on its way`,
  opening: (amount: string) => `We have refunded ${amount} of your credit. Your bank may need a few days to show it.`,
  attached: 'The refund voucher is attached.',
  button: 'View my account',
} as const

/** To all admins. */
export const UPI_CHANGED = {
  subject: (practice: string) => `The UPI ID of ${practice} was changed`,
  preview: 'Clients now pay to a new UPI ID.',
  opening: 'The UPI ID that clients pay to was changed in Admin. All admins receive this email.',
  before: 'Before',
  now: 'Now',
} as const

/** To all admins. */
export const PAYMENT_METHODS_CHANGED = {
  subject: (practice: string) => `The ways to pay ${practice} were changed`,
  preview: 'Please check the accounts that clients now pay to.',
  opening: 'The ways in which clients pay were changed in Admin. All admins receive this email.',
  offered: 'Offered',
  bank: 'Bank account',
  swift: 'Account for transfers from abroad',
  link: 'Payment link',
} as const

export const PAYMENT_SETTINGS_CHANGED = {
  none: 'none',
  changedBy: 'Changed by',
  when: 'When',
  button: 'Open payment settings',
  note: 'If no one at the practice made this change, please change it back right away, change the password of the account named above, and inform your clients.',
} as const
