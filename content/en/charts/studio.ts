import { plural } from '#content/words/grammar.ts'

/** Texts of the chart studio around its panes. What a pane is stands in `pane-abouts.ts`, its other texts in `panes/`. */

/** The panes in the order of the screen. A key here needs a pane in `features/chart-panes/all-panes.ts`. */
export const PANE_TITLES = {
  positions: 'Positions and dignity',
  vargas: 'Divisional charts',
  panchanga: 'Panchanga of birth',
  periods: 'Periods',
  'sign-periods': 'Periods of signs',
  transits: 'Transits',
  ephemeris: 'Ephemeris',
  compare: 'Two charts and the moment',
  'sade-sati': 'Sade Sati',
  ashtakavarga: 'Ashtakavarga',
  strengths: 'Strengths',
  avasthas: 'States (avasthas)',
  yogas: 'Yogas',
  aspects: 'Aspects',
  houses: 'Houses and cusps',
  jaimini: 'Jaimini',
  kp: 'KP',
  year: 'Year',
  points: 'Special lagnas and upagrahas',
  sudarshana: 'Sudarshana chakra',
  nodes: 'Kala sarpa',
  mangal: 'Mangal dosha',
  matching: 'Matching',
  sensitivity: 'Sensitivity to the birth time',
  day: 'Horas and choghadiyas',
} as const

/** Open at the first visit. */
export const FIRST_PANES = ['positions', 'periods'] as const

export const STUDIO = {
  title: 'Chart studio',
  heading: 'Chart studio',
  lead: 'One chart, read with the tools of several schools. It is computed on your device.',
  withoutScript: 'Without JavaScript, our server computes the chart and stores nothing.',
  description: 'Dashas, strengths, transits, Jaimini, KP and more for one birth chart, by the conventions you choose.',
  open: 'Advanced: open the chart studio',
  openHint: 'Periods to five levels, strengths, transits and more, with all conventions in one menu.',
  openBooking: 'Chart studio',
  back: 'Back to the birth chart',
  noChart: 'There is no chart in this tab yet.',
  noChartLead: 'Enter a birth first, then open the studio below the chart.',
  makeChart: 'Draw a birth chart',
  needsTime: 'The studio needs the date, time and place of birth.',
  chartOf: (name: string) => `Chart of ${name || 'this birth'}`,
  conventions: 'Conventions',
  apply: 'Apply',
  show: 'Show',
  showPane: (title: string) => `Show ${title}`,
  closeAll: 'Close all panes',
  compact: 'Without explanations',
  find: 'Find a pane',
  earlier: 'One minute earlier',
  later: 'One minute later',
  shifted: (minutes: number) =>
    minutes > 0
      ? `${plural(minutes, '1 minute', `${minutes} minutes`)} later than given`
      : `${plural(-minutes, '1 minute', `${-minutes} minutes`)} earlier than given`,
  asGiven: 'Back to the given time',
  beside: 'Chart beside it',
  hideChart: 'Hide the small chart',
  print: 'Print',
  computing: 'Computing…',
  failed: 'This pane could not be computed. Check your connection, close it and open it again.',
  /** Read aloud for the row of the present. */
  marked: '(now)',
  scroll: (caption: string) => `${caption}, can be scrolled`,
} as const

export const SETTING_LABELS = {
  ayanamsaValue: 'Custom ayanamsa on January 1, 2000',
  d2: 'Hora (D2)',
  d3: 'Drekkana (D3)',
  d4: 'Chaturthamsha (D4)',
  d30: 'Trimshamsha (D30)',
  charaSchool: 'Chara dasha, lords of Scorpio and Aquarius',
  karakas: 'Chara karakas',
} as const

export const SETTING_HINTS = {
  ayanamsaValue: 'Degrees, minutes and seconds, for example 23 51 26. Used when the ayanamsa is Custom.',
} as const

export const SETTING_PROBLEMS = {
  ayanamsaValue: 'Enter degrees from 0 to 40, for example 23 51 26 or 23.857.',
} as const

export const CUSTOM_AYANAMSA = 'Custom'

export const METHOD_LABELS = {
  parashara: 'Parashara',
  parivritti: 'Parivritti (one after another)',
  samasaptaka: 'Samasaptaka',
  somanatha: 'Somanatha',
  jagannatha: 'Jagannatha',
} as const

export const CHARA_LABELS = {
  soleLords: 'Mars and Saturn alone (K. N. Rao)',
  strongerLords: 'The stronger of two lords (K. N. Rao’s order)',
} as const

export const KARAKA_LABELS = { seven: 'Seven', eight: 'Eight, with Rahu' } as const

export const SETTING_LINES = {
  vargas: (names: readonly string[]) => names.join(', '),
  charaSchool: (label: string) => `Chara dasha: ${label}`,
  karakas: (label: string) => `Chara karakas: ${label}`,
} as const
