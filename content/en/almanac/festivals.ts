import { plural } from '#content/words/grammar.ts'
import { FIRST_ALMANAC_YEAR, LAST_ALMANAC_YEAR } from '#domain/almanac/almanac-dates.ts'

/** Texts of the festival pages. */
export const FESTIVALS = {
  title: 'Festivals',
  yearTitle: (year: number, city: string) => `Hindu festivals and vratas ${year} for ${city}`,
  heading: (year: number) => `Festivals and vratas ${year}`,
  lead: (place: string) => `Computed from their rules for ${place}. Open one for its times and its rule.`,
  description: (year: number, city: string) =>
    `Dates of festivals, Ekadashis, vratas, full and new moons and sankrantis in ${year}, computed for ${city}.`,
  listLabel: 'Lists',
  years: 'Years',
  /** What the dates are for; opens the form that changes it. */
  place: (parts: readonly string[]) => `${parts.join(', ')}: change`,
  city: 'City or town',
  region: 'Region',
  everywhere: 'All regions',
  show: 'Show',
  next: 'Next',
  inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  byMonth: (year: number) => `${year} by month`,
  month: (month: string, count: number) => plural(count, `${month}: one day`, `${month}: ${count} days`),
  more: 'More',
  feed: 'Add to my calendar',
  feedName: (list: string, city: string) => `${list}, ${city}`,
  none: 'Nothing in this list',
  noneLead: 'There are no dates here. The Sun may not rise on some days of the year in this city.',
  unknownCity: (typed: string) => `We do not know a place called “${typed}”. The dates below are for another city.`,
  today: 'Observed on this day',
  all: (year: string) => `All festivals of ${year}`,

  observanceTitle: (name: string, year: number) => `${name} ${year}`,
  observanceDescription: (name: string, year: number) =>
    `When ${name} is in ${year} and the years beside it, the rule by which its day is found, and why almanacs differ.`,
  observanceLead: (city: string) => `Dates computed for ${city}.`,
  dates: 'Dates',
  noDate: (year: number) => `none in ${year}`,
  rule: 'The rule',
  keptIn: (region: string) => `Observed in ${region}.`,
  why: 'Why another almanac may differ',
  unknownTitle: 'We do not know this festival',
  unknown: `The address may be mistyped, or the year may not be from ${FIRST_ALMANAC_YEAR} to ${LAST_ALMANAC_YEAR}. Choose a festival from the list.`,
  toList: 'See all festivals',
} as const

/** Sentences from which the rule of an observance is composed. */
export const OBSERVANCE_RULES = {
  lunarDay: (tithi: string, month: string) => `It belongs to ${tithi} of the lunar month ${month}.`,
  /** Of the dark half, whose month has two names; the first is the one that the reader counts by. */
  darkMonth: {
    amanta: (amanta: string, purnimanta: string) =>
      `${amanta} (amanta), which is ${purnimanta} where months end at the full moon`,
    purnimanta: (amanta: string, purnimanta: string) =>
      `${purnimanta} (purnimanta), which is ${amanta} where months end at the new moon`,
  },
  month: (name: string): string => name,
  monthly: (tithis: string) => `It comes every lunar month, on ${tithis}.`,
  present: (part: string) => `The day is the one on which it is present ${part}.`,
  both: {
    first: 'If it is present on two days, the first is taken.',
    second: 'If it is present on two days, the second is taken.',
    longer: 'If it is present on two days, the one with the longer part of it is taken.',
    secondForGhati:
      'If it is present on two days, the second is taken if it has at least one ghati (24 minutes) of it, else the first.',
  },
  none: {
    first: 'If it is present on neither, the day on which it begins is taken.',
    second: 'If it is present on neither, the day after its beginning is taken.',
  },
  star: (name: string, part: string, lasting: string) =>
    `The next day is taken if only it has ${name} ${part}, and the lunar day is still present ${lasting}.`,
  prefersAdhika: 'In a year in which this month comes twice, it is kept in the first, the adhika month.',
  solarStar: (name: string, sign: string) =>
    `It belongs to the last stay of the Moon in ${name} while the Sun is in ${sign}.`,
  weekday: (weekday: string, tithi: string, month: string) => `The last ${weekday} on or before ${tithi} of ${month}.`,
  ekadashi: (tithi: string, month: string) => `A fast on ${tithi} of ${month}.`,
  everyEkadashi: 'A fast on the eleventh lunar day of each fortnight.',
  adhika: 'an adhika month, which comes about every third year',
  ekadashiDay:
    'Householders (Smarta) fast on the day on which Ekadashi is present at sunrise. Vaishnavas also ask that Dashami does not touch the 96 minutes before that sunrise; if it does, they fast on the next day.',
  holika:
    'The bonfire is lit in the evening on which the full moon of Phalguna is present, after bhadra, the first half of that lunar day.',
  holi: 'The day after the bonfire of Holi, which is lit in the evening of the full moon of Phalguna.',
  sankranti: (sign: string) => `The Sun enters ${sign}, by the Lahiri ayanamsa.`,
  outlasts: (part: string) => `If it ends before that (${part}), it is the day before.`,
  daysLater: (days: number) => (days < 0 ? 'It is the day before that.' : 'It is the day after that.'),
  on: {
    civil: 'It is the civil day of the entry.',
    dayAfter: 'It is the day after the entry.',
    sunset: 'It is the day of the entry if that is before sunset, otherwise the next.',
    sunrise: 'It is the day of the first sunrise after the entry.',
    vedicDay: 'It is the day from sunrise to sunrise that contains the entry.',
  },
  parts: {
    sunrise: 'at sunrise',
    muhurta: 'one of the fifteen muhurtas of daylight after sunrise',
    dawn: 'in the 96 minutes before sunrise',
    morning: 'until at least a fifth of daylight has passed',
    forenoon: 'in the forenoon',
    midday: 'at midday, the third of five parts of daylight',
    afternoon: 'in the afternoon, the fourth of five parts of daylight',
    sunset: 'at sunset',
    evening: 'in the evening, the first fifth of the night (pradosha)',
    midnight: 'at midnight, the eighth of fifteen parts of the night (nishita)',
    middleOfNight: 'in the middle of the night',
    moonrise: 'at moonrise',
  },
} as const

export const WHY = {
  place: 'The Sun rises at another time in another city, so the same lunar day can belong to another date there.',
  tie: 'When a lunar day touches two days, almanacs follow different books: some ask for sunrise, others for the part of the day.',
  months: 'The same day is called by another month in the purnimanta calendar of north India.',
  ekadashi: 'Some almanacs print only the fast of the Smartas, others only that of the Vaishnavas.',
  janmashtami: 'Householders who follow the Smarta rule ask for the eighth lunar day, and Rohini, at midnight.',
  ayanamsa:
    'With another ayanamsa the Sun enters some minutes to hours earlier or later, and the entry can fall on another date.',
  sankranti: 'Regions differ in what they do with an entry after sunset or midnight.',
  checked: 'We compared our dates with published calendars of 2001 to 2035, where there are any.',
  unchecked: 'We know of no published list to compare these dates with.',
} as const
