/** Notifications on phones and computers. Anybody beside the reader may see them: no birth details, and nothing that was written. */
export const PUSH_MESSAGES = {
  booking: 'New booking',
  claim: 'Payment to check',
  message: 'New message',
  messageBody: 'Somebody has written to you on the website.',
  soon: (clock: string) => `Your next session is at ${clock}`,
  reminder: (clock: string) => `Your session is at ${clock}`,
  answer: 'Your answer is here',
  answerBody: 'Open it to read it.',
} as const
