/** Words of everything that shows a chart. */
export const BIRTH_RESULT = {
  emptyTitle: 'The sky now',
  emptyLead: (place: string) =>
    `Until you give your own details, this is the sky of this minute over ${place}. Choose a date to draw yours.`,
  sunSign: 'Sun Sign',
  element: 'Element',
  symbol: 'Symbol',
  details: 'Your details',
  name: 'Name',
  notSpecified: 'Not specified',
  traits: 'Key traits',
  sunSignNote: 'By the date alone, as newspapers count. The Vedic chart counts from the stars.',
  needsPlace:
    'Your sun sign stands below. Add a place of birth to draw the Vedic chart: without it the clock cannot be read.',
  untimed: (stars: readonly string[], isDashaCertain: boolean) =>
    `Without a time there is no lagna and there are no houses. The Moon was in ${stars.join(', then ')} on that day; ${
      isDashaCertain ? 'the first dasha is certain' : 'the first dasha depends on the hour'
    }.`,
  notDrawn: 'The chart could not be drawn. Please check your connection and try again.',
  northNeedsLagna: 'The northern drawing begins with the lagna, so it needs a time of birth.',
  drawing: 'Drawing',
  nowTitle: 'Now',
  nowSubtitle: (date: string, time: string) => `${date}, ${time} IST`,
  rashi: 'Rashi',
  wholeDay: 'whole day',
  chartOf: (name: string) => (name ? `Chart of ${name}` : 'Birth chart'),
  grahas: 'Grahas',
  columns: {
    graha: 'Graha',
    position: 'Position',
    nakshatra: 'Nakshatra, pada',
    house: 'House',
    from: 'From',
    to: 'To',
    sign: 'Sign',
    inSign: 'In it',
    varga: 'Varga',
  },
  sameAllDay: 'the same all day',
  changes: (signs: readonly string[]) => `changes: ${signs.join(', then ')}`,
  vargas: 'Divisional charts',
  varga: 'Division',
  vargaTable: 'Signs in all divisions',
  dasha: 'Vimshottari dasha',
  dashaLead: (lord: string, years: string) => `Balance at birth: ${lord}, ${years}.`,
  running: 'running now',
  panchanga: 'Panchanga at birth',
  words: 'This chart in words',
  legend: 'La lagna, R retrograde, C combust. Degrees are within the sign.',
  legendUntimed: 'A question mark: the graha changed its sign on this day.',
  downloads: 'Take it with you',
  asSvg: 'SVG',
  asPng: 'PNG',
  asPdf: 'PDF',
  print: 'Print',
  makingPdf: 'Writing the PDF',
  downloadFailed: 'The file could not be made. Please try again.',
} as const

/** The rising point, as it stands among the grahas. */
export const LAGNA_LABELS = { code: 'La', name: 'Lagna' } as const

export const CHART_STYLE_LABELS = { north: 'North', south: 'South', east: 'East' } as const
