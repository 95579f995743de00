/** Texts of everything that shows a chart. */
export const BIRTH_RESULT = {
  emptyTitle: 'The sky now',
  emptyLead: (place: string) =>
    `This is the sky right now over ${place}. Choose your date of birth to draw your own chart.`,
  sunSignAndDetails: 'Western sun sign and your details',
  sunSign: 'Sun Sign',
  element: 'Element',
  symbol: 'Symbol',
  details: 'Your details',
  name: 'Name',
  notSpecified: 'Not specified',
  traits: 'Key traits',
  sunSignNote: 'The sun sign uses only the date, as in newspapers. The Vedic chart uses the stars.',
  needsPlace: 'Your sun sign is shown below. Please add a place of birth to draw the Vedic chart.',
  untimed: (stars: readonly string[], isDashaCertain: boolean) =>
    `Without a time of birth there is no lagna and there are no houses. The Moon was in ${stars.join(', then ')} on that day; ${
      isDashaCertain ? 'the first dasha is certain' : 'the first dasha depends on the time'
    }.`,
  notDrawn: 'The chart could not be drawn. Please check your connection and try again.',
  northNeedsLagna: 'The North Indian style starts with the lagna, so it needs a time of birth.',
  drawing: 'Chart style',
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
    inSign: 'Grahas',
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
  asText: 'This chart as text',
  legend: 'La lagna, R retrograde, C combust. Degrees are within the sign.',
  legendUntimed: 'A question mark means that the graha changed its sign on this day.',
  downloads: 'Download',
  asSvg: 'SVG',
  asPng: 'PNG',
  asPdf: 'PDF',
  print: 'Print',
  downloadFailed: 'The file could not be created. Please try again.',
} as const

/** The rising point, listed among the grahas. */
export const LAGNA_LABELS = { code: 'La', name: 'Lagna' } as const

export const CHART_STYLE_LABELS = { north: 'North', south: 'South', east: 'East' } as const

/** What a drawing says about a graha or a sign, short and written out. */
export const CHART_MARKS = {
  short: { retrograde: 'R', combust: 'C', uncertain: '?' },
  retrograde: 'retrograde',
  combust: 'combust',
  uncertain: 'for part of the day',
  house: (ordinal: string, sign: string) => `${ordinal} house, ${sign}`,
  contents: (where: string, marks: readonly string[]) => `${where}: ${marks.length > 0 ? marks.join(', ') : 'empty'}`,
} as const
