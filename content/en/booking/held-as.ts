/** How a consultation takes place. */
export const HELD_AS_NAMES = {
  video: 'Video call',
  telephone: 'Phone call',
  'in-person': 'In person',
  'in-writing': 'In writing',
} as const

/** The same for the client, with what happens. A session in person names the address. */
export const HELD_AS_HINTS = {
  video: 'Video call. We send you the link before your session.',
  telephone: 'Phone call. We call you on the number that you give with the booking.',
  clientCalls: (number: string) => `Phone call. Call us on ${number}.`,
  'in-person': (address: string) => `In person, at ${address}`,
  'in-writing': 'We answer in writing.',
} as const
