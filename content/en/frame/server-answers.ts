/** Short answers of the server where no page can be shown. */
export const SERVER_ANSWERS = {
  /** Says nothing about the cause. */
  failed: (requestId: string) =>
    `Something went wrong on our side. Please try again in a moment.\nIf it happens again, tell us this number: ${requestId}\n`,
  otherOrigin: 'This request did not come from our own pages. Open the page again and retry.',
  tooLarge: 'That is more than this page accepts at once. Send less.',
  tooMany: 'That was a lot at once. Please wait a moment and try again.',
  tooManyTries: 'Too many tries. Please wait a moment and try again.',
  manySignIns: 'Many people are signing in right now. Please try again in a moment.',
  methodNotUsed: 'This method is not used here.',
  wrongAddress: 'This address has a mistake in it. Check it and try again.',
} as const
