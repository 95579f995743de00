import type { DashaYearName } from '@muhurta/jyotish'

/** Labels of the calculation settings, and texts that explain why two programs differ. */
export const AYANAMSA_LABELS = {
  lahiri: 'Lahiri',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  trueChitra: 'True Chitra',
  lahiriIcrc: 'Lahiri (ICRC)',
  yukteshwar: 'Sri Yukteshwar',
  jnBhasin: 'J. N. Bhasin',
  kpNew: 'KP New (Balachandran, 2003)',
  kp291: 'KP from 291 (Senthilathiban, 2019)',
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

export const DASHA_YEAR_LABELS: Readonly<Record<DashaYearName, (days: number) => string>> = {
  julian: (days) => `${days} days (Julian year)`,
  sidereal: (days) => `${days} days (sidereal year)`,
  gregorian: (days) => `${days} days (Gregorian year)`,
  tropical: (days) => `${days} days (tropical year)`,
  savana: (days) => `${days} days (savana year of ${days} days)`,
}

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
  lead: 'Paste values from another program, one per line. We look for the settings that explain the difference.',
  label: 'Values from the other program',
  hint: 'For example “Moon 14° 23′ Scorpio”, “Lagna 5° 12′ 30″ Leo”, or “Rahu 12 Mar 2004” for the start of a dasha.',
  explain: 'Explain the difference',
  missing: 'Paste at least one value.',
  unread: (line: string) => `We cannot read this line: “${line}”. Write it as in the examples.`,
  agrees: 'These values match this chart. There is no difference to explain.',
  explained: 'These settings give exactly those values:',
  ambiguous: 'Several settings give these values. Add another value, or more digits, to choose between them:',
  unexplained: 'No setting we know gives these values. The time or place may have been entered differently there.',
  notExplained: 'The values could not be compared. Check your connection and try again.',
  notTested: { node: 'Lunar node: these values do not show it', yearDays: 'Dasha year: these values do not show it' },
  clocks: {
    'as-given': 'the time as you entered it',
    'hour-less': 'an hour less, as if summer or war time was not used',
    'hour-more': 'an hour more, as if summer time was used',
    indian: 'Indian Standard Time',
    greenwich: 'Greenwich time',
    'local-mean': 'local mean time of the place',
    bombay: 'Bombay Time',
    calcutta: 'Calcutta Time',
  },
  clockLabel: 'Clock',
} as const
