import { plural } from '#content/words/grammar.ts'

/** Texts of what happened about a booking. */
export const BOOKING_TIMELINE = {
  count: (entries: number) => plural(entries, 'Timeline, 1 entry', `Timeline, ${entries} entries`),
  entries: {
    charge: 'Charged',
    discount: 'Discount',
    payment: 'Payment entered',
    refund: 'Refund entered',
    credit: 'Credit',
    fee: 'Fee of the payment service',
  },
  reversed: 'Reversed',
  invoice: (number: string) => `Invoice ${number} issued`,
  creditNote: (number: string) => `Credit note ${number} issued`,
  answer: 'Answer published',
  correction: (version: number) => `Answer corrected (version ${version})`,
  remedies: (count: number) => plural(count, 'Remedy published', `${count} remedies published`),
  fileFromClient: 'File from the client',
  fileFromPractice: 'File for the client',
  email: (name: string) => `Email: ${name}`,
  to: (address: string) => `to ${address}`,
  message: (kind: string) => `WhatsApp or SMS: ${kind}`,
  resend: 'Send again',
  resendTo: (name: string) => `Send again: ${name}`,
  resent: 'The email will be sent again with the current details',
} as const
