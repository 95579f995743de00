/** Texts of the enhancement script; all other texts come from the pages it fetches. */
export const ENHANCEMENT = {
  copied: 'Copied',
  copyByHand: 'Select and copy it yourself',
  notSentTitle: 'That did not go through',
  notSentDetail: 'Check your connection and try again.',
  notAnsweredTitle: 'That did not work',
  notAnsweredDetail: 'Please try again in a minute.',
} as const
