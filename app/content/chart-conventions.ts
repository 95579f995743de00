/** Words for what a chart is counted by, and for how two programs come to differ. */
export const AYANAMSA_LABELS = {
  lahiri: 'Lahiri',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  trueChitra: 'True Chitra',
  lahiriIcrc: 'Lahiri (ICRC)',
  yukteshwar: 'Sri Yukteshwar',
  jnBhasin: 'J. N. Bhasin',
  kpNew: 'KP New',
  truePushya: 'True Pushya',
  trueRevati: 'True Revati',
  suryaSiddhanta: 'Surya Siddhanta',
  faganBradley: 'Fagan-Bradley',
} as const

export const NODE_LABELS = { mean: 'Mean node', true: 'True node' } as const

export const HOUSE_LABELS = {
  wholeSign: 'Whole-sign houses',
  equalMiddle: 'Equal houses, lagna in the middle',
  sripati: 'Sripati houses',
  kp: 'KP houses (Placidus)',
} as const

export const SUNRISE_LABELS = {
  hindu: 'Sunrise at the centre of the disc, without refraction',
  upperLimb: 'Sunrise at the upper limb, with refraction',
} as const

export const CONVENTION_LINES = {
  zodiac: (ayanamsa: string) => `${ayanamsa} ayanamsa`,
  customAyanamsa: 'Custom',
  yearDays: (days: number) => `Dasha year of ${days} days`,
  engine: (version: string) => `Engine ${version}`,
} as const

export const CONVENTION_LABELS = {
  ayanamsa: 'Ayanamsa',
  node: 'Lunar node',
  houseSystem: 'Houses',
  sunriseRule: 'Sunrise',
  yearDays: 'Dasha year',
} as const

export const DIFFERENCE = {
  heading: 'Why does mine differ?',
  lead: 'Paste a figure from another program, one a line. We look for the settings that explain it.',
  label: 'Figures of the other program',
  hint: 'Such as “Moon 14° 23′ Scorpio”, “Lagna 5° 12′ 30″ Leo”, “Rahu 12 Mar 2004” for the start of a dasha.',
  explain: 'Explain the difference',
  missing: 'Paste at least one figure.',
  unread: (line: string) => `This line says nothing to us: “${line}”. Write it as in the examples.`,
  agrees: 'It agrees with this chart, as far as the figures are printed. There is nothing to explain.',
  explained: 'These settings give exactly those figures:',
  ambiguous: 'Several settings would print these figures. Add another figure, or more digits, to decide between them:',
  unexplained:
    'No setting that we know gives these figures. The time or the place may have been entered otherwise there.',
  notExplained: 'The figures could not be compared. Please check your connection and try again.',
  notTested: { node: 'Lunar node: not told by these figures', yearDays: 'Dasha year: not told by these figures' },
  clocks: {
    'as-given': 'the clock as you gave it',
    'hour-less': 'an hour less, as if no summer or war time had been kept',
    'hour-more': 'an hour more, as if summer time had been kept',
    indian: 'Indian Standard Time',
    greenwich: 'Greenwich time',
    'local-mean': 'local mean time of the place',
    bombay: 'Bombay Time',
    calcutta: 'Calcutta Time',
  },
  clockLabel: 'Clock',
} as const
