/** Texts of written answers and summaries as the client sees them. */
export const ANSWER = {
  title: 'Answer and files',
  dashboard: 'Dashboard',
  publishedOn: (date: string) => `Written on ${date}`,
  correctedOn: (date: string) => `Corrected on ${date}`,
  earlier: 'Earlier versions',
  version: (date: string) => `As written on ${date}`,
  none: 'No answer yet',
  noneLead: 'As soon as your astrologer has written to you, you can read it here. We will email you.',
} as const

export const MY_ANSWERS = {
  title: 'Answers and files',
  read: 'Read',
  of: (code: string) => `Booking ${code}`,
} as const
