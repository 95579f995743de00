/** What the enhancement script says by itself; everything else it takes from the pages that the server answers. */
export const ENHANCEMENT = {
  copied: 'Copied',
  copyByHand: 'Please copy it by hand',
  notSentTitle: 'That did not go through',
  notSentDetail: 'Please check your connection and try again.',
  notAnsweredTitle: 'That did not work',
  notAnsweredDetail: 'Please try again in a minute.',
} as const
