/** Texts of what happened about a booking. */
export const TIMELINE = {
  title: 'Timeline',
  lead: 'Everything that happened, the latest first.',
  entries: {
    charge: 'Charged',
    discount: 'Discount',
    payment: 'Payment entered',
    refund: 'Refund entered',
    credit: 'Credit',
  },
  reversed: 'Taken back',
  invoice: (number: string) => `Invoice ${number} issued`,
  creditNote: (number: string) => `Credit note ${number} issued`,
  answer: 'Answer published',
  correction: (version: number) => `Answer corrected (version ${version})`,
  fileFromClient: 'File from the client',
  fileFromPractice: 'File for the client',
  email: (name: string) => `Email: ${name}`,
  to: (address: string) => `to ${address}`,
  resend: 'Send again',
  resendTo: (name: string) => `Send again: ${name}`,
  resent: 'The email will be sent again, with what is true now',
} as const
