/** Texts that all pages of the staff area share. */
export const STAFF = {
  title: 'Practice',
  back: 'Back to Today',
} as const
