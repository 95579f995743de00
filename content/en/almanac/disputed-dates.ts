import { plural } from '#content/words/grammar.ts'
import type { School } from '#domain/almanac/disputed-dates.ts'

/** Texts of the page that explains why almanacs differ. */
export const DISPUTED = {
  link: (year: number) => `Why almanacs differ in ${year}`,
  title: (year: number) => `Why almanacs differ in ${year}`,
  lead: (place: string) =>
    'Two good almanacs can print two dates for one festival, because they follow different rules. ' +
    `Here are the dates that are disputed this year, computed for ${place}.`,
  description: (year: number, city: string) =>
    `The festivals and Ekadashis of ${year} on which almanacs do not agree, with the rule behind each date and who follows it, for ${city}.`,
  crumb: 'Why almanacs differ',
  reasonsTitle: 'Five reasons',
  reasons: [
    [
      'The hour of the worship.',
      'A lunar day begins and ends at any hour. Some ask for it at sunrise, others at the hour of the worship: midnight for Shivaratri, the evening for Diwali.',
    ],
    ['Two days that qualify, or none.', 'Books differ in which of two days they prefer.'],
    [
      'Smarta and Vaishnava.',
      'Vaishnavas do not fast on an Ekadashi that Dashami touches in the 96 minutes before sunrise, and keep Janmashtami by sunrise.',
    ],
    [
      'The entries of the Sun.',
      'Regions differ in what they do when the Sun enters a sign in the afternoon or after sunset.',
    ],
    ['The city.', 'The Sun rises at another time elsewhere, so the same lunar day can belong to another date.'],
  ],
  coming: 'Disputed dates still to come',
  all: (year: number) => `Disputed dates of ${year}`,
  earlier: (count: number) => plural(count, 'Earlier this year: one', `Earlier this year: ${count}`),
  none: 'Nothing is disputed',
  noneLead: 'All the schools that we know keep the festivals of this year on the same dates here.',
  dispute: (name: string, dates: string) => `${name}: ${dates}`,
  whoFollows: (who: string) => `Who follows it: ${who}`,
  toFestival: (name: string) => `${name}: times and rule`,
  regionalTitle: 'One entry of the Sun, several days',
  regionalLead: 'The Sun enters Mesha once, and the new year of the regions begins on different days.',
  region: 'Region',
  festival: 'Festival',
  date: 'Date',
  rule: 'Rule',
  elsewhereTitle: (city: string, other: string) => `${city} and ${other}`,
  elsewhereLead: (city: string, other: string) =>
    `By the same rules, these festivals fall on another date in ${city} than in ${other}. A printed almanac is made for one city only.`,
  inCity: (city: string) => `In ${city}`,
  noDate: 'none this year',
} as const

/** The rule of a school, where it is not that of the observance in our calendar. */
export const SCHOOL_RULES: Readonly<Record<Exclude<School, 'own'>, string>> = {
  udaya: 'Every lunar day belongs to the date at whose sunrise it is present (udaya tithi).',
  earlier: 'Of two days that qualify, or of none, the earlier is taken.',
  later: 'Of two days that qualify, or of none, the later is taken.',
  smarta: 'Ekadashi is present at sunrise. Janmashtami needs its lunar day, and Rohini if possible, at midnight.',
  vaishnava:
    'Dashami does not touch the 96 minutes before the sunrise of the fast. Janmashtami needs its lunar day at sunrise.',
  regularMonth: 'It is kept in the regular month, as other festivals are in a year with an adhika month.',
  evenInBhadra: 'The fire is lit in the evening on which the full moon is present, whether or not bhadra lasts.',
  entry: 'It is the civil day on which the Sun enters the sign, also if that is after sunset.',
}

export const SCHOOL_FOLLOWERS: Readonly<Record<Exclude<School, 'own'>, string>> = {
  udaya: 'calendars and families that count every day by its sunrise.',
  earlier: 'almanacs whose book prefers the day on which the lunar day begins.',
  later: 'almanacs whose book prefers the day on which the lunar day ends.',
  smarta: 'householders of the Smarta tradition.',
  vaishnava:
    'Vaishnavas, among them ISKCON and the temples of Vrindavan, and lists of government holidays for Janmashtami.',
  regularMonth: 'almanacs that keep no festival in an adhika month.',
  evenInBhadra: 'places that do not put off the fire for bhadra, or light it in its last part.',
  entry: 'calendars that go by the date of the entry.',
}

/** Who follows the rule of our calendar. */
export const OWN_FOLLOWERS = {
  checked: 'the published calendars of 2001 to 2035 with which we compared our dates.',
  unchecked: 'these pages. We know of no published list to compare them with.',
} as const
