/** Texts of the drawings that stand beside the rashi in the studio. */
export const STUDIO_DRAWINGS = {
  labels: {
    transit: 'Transits now',
    chalit: 'Chalit (Sripati)',
    second: 'Second chart, rashi',
    'second-d9': 'Second chart, navamsha',
  },
  region: 'Charts side by side',
  add: 'Add a chart',
  remove: (title: string) => `Remove: ${title}`,
  noSecond: 'Enter a birth under Second chart, and it is drawn here.',
  notDrawn: 'This cannot be drawn for this place.',
} as const
