export const VOUCHER_PDF = {
  /** In the file's properties. */
  documentTitle: (amount: string) => `Gift voucher for ${amount}`,
  title: 'Gift voucher',
  recipient: 'For',
  giver: 'From',
  code: 'Your code',
  validUntil: (day: string) => `Valid until ${day}`,
  howToRedeem: (url: string) => `Type the code at ${url} or when you pay for a booking.`,
  foot: 'Redeemable once, by whoever has the code. It cannot be paid out. This is not a tax invoice.',
} as const

export const CERTIFICATE_PDF = {
  /** In the file's properties. */
  documentTitle: (course: string) => `Certificate of completion: ${course}`,
  title: 'Certificate',
  subtitle: 'of completion',
  certifies: 'This certifies that',
  unnamedStudent: 'the student named in our records',
  hasCompleted: 'has completed the course',
  course: (title: string, level: string) => `${title} (${level})`,
  completedOn: (day: string) => `on ${day}.`,
  code: (code: string) => `Certificate ${code}`,
  signature: (signature: string) => `Signature ${signature}`,
  check: (url: string) => `Check this certificate at ${url}`,
} as const
