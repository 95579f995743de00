/** Emails about payments through a gateway. */

export const LATE_PAYMENT = {
  subject: (amount: string) => `We received your ${amount}`,
  preview: 'Your booking had already ended, so the money is credit.',
  opening: (amount: string, code: string) =>
    `Your payment of ${amount} for booking ${code} reached us after the booking had ended. The money is safe: it is credit on your account.`,
  next: 'Use it for a new booking: it is offered when you pay. If you would rather have it back, reply to this email.',
  button: 'Book again',
  note: (email: string) => `Questions? Write to ${email}.`,
} as const

export const LATE_PAYMENT_RECEIVED = {
  subject: (code: string) => `${code} was paid after it had ended`,
  preview: 'The money is credit on the client’s account.',
  opening: (amount: string, code: string) =>
    `A client has paid ${amount} online for booking ${code}, which had already ended. The money is credit on the client’s account. They can use it for a new booking, or you can refund it.`,
  button: 'Open the booking',
} as const

export const GATEWAY_REFUND_FAILED = {
  subject: (code: string) => `The refund for ${code} could not be sent`,
  preview: 'Please send it by hand.',
  opening: (amount: string, code: string) =>
    `The refund of ${amount} for booking ${code} could not be sent online. No money has gone back. Please send it by UPI or bank transfer and record it with its reference.`,
  button: 'Open the refund',
} as const

/** To all admins. */
export const GATEWAY_CHANGED = {
  subject: (practice: string) => `Online payments of ${practice} have changed`,
  changes: {
    keys: (gateway: string) => `New keys for ${gateway} have been stored. Payments go to the account of these keys.`,
    on: (gateway: string) => `Clients can now pay through ${gateway}.`,
    off: (gateway: string) => `Clients can no longer pay through ${gateway}.`,
  },
} as const
