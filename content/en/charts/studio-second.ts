/** Texts of the second chart of the studio. */
export const SECOND = {
  summary: 'Second chart',
  heading: 'Second birth',
  enter: 'Enter a second birth',
  show: 'Compare with this birth',
  shown: (name: string) => `Compared with ${name || 'the second birth'}. See Two charts and Matching.`,
  remove: 'Remove the second chart',
} as const
