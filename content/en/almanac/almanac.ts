import { FIRST_ALMANAC_YEAR, LAST_ALMANAC_YEAR } from '#domain/almanac/almanac-dates.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'

/** Texts of the panchanga pages. */
export const ALMANAC = {
  title: 'Panchanga',
  todayTitle: (city: string) => `Today’s panchanga for ${city}`,
  dayTitle: (city: string, date: string) => `Panchanga for ${city}, ${date}`,
  monthTitle: (city: string, month: string) => `Panchanga for ${city}, ${month}`,
  dayDescription: (city: string, date: string) =>
    `Tithi, nakshatra, yoga and karana with start and end, sunrise and moonrise, Rahu kalam, choghadiya and hora for ${city} on ${date}.`,
  monthDescription: (city: string, month: string) =>
    `Tithi, nakshatra, sunrise and sunset of each day of ${month}, computed for ${city}.`,
  lead: (place: string) => `Computed for ${place}, from sunrise to the next sunrise.`,
  monthLead: (place: string) => `What is present at sunrise, computed for ${place}. Open a day for everything else.`,
  nav: 'Days and months',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  wholeMonth: 'Whole month',
  feed: 'Add to my calendar',
  feedName: (city: string) => `Panchanga of ${city}`,

  bar: {
    title: 'The day at a glance',
    label: 'The day from sunrise to sunrise, drawn to scale. The lists below have the same times.',
    now: 'The line marks the present time.',
    sun: 'Sun',
    day: 'Day',
    night: 'Night',
    good: 'Good times',
    kalam: 'Rahu, yama, gulika',
    avoid: 'Other times to avoid',
    choghadiya: 'Choghadiya',
    hora: 'Hora',
  },
  limbs: 'The five limbs',
  sunAndMoon: 'Sun and Moon',
  good: 'Good times',
  avoid: 'Times to avoid',
  choghadiyaDay: 'Choghadiya of the day',
  choghadiyaNight: 'Choghadiya of the night',
  horaDay: 'Hora of the day',
  horaNight: 'Hora of the night',
  meetings: { vriddhi: 'vriddhi', kshaya: 'kshaya' },
  meetingNotes: {
    vriddhi: 'Vriddhi: present at two sunrises, so two days have it.',
    kshaya: 'Kshaya: begins and ends between two sunrises, so no day is named after it.',
  },
  periods: {
    abhijit: 'Abhijit',
    amritaKala: 'Amrita kala',
    brahmaMuhurta: 'Brahma muhurta',
    godhuli: 'Godhuli',
    rahuKalam: 'Rahu kalam',
    yamaganda: 'Yamaganda',
    gulika: 'Gulika',
    durMuhurta: 'Dur muhurta',
    varjyam: 'Varjyam',
  },
  /** For the narrow parts of the drawing. */
  shortPeriods: { rahuKalam: 'R', yamaganda: 'Y', gulika: 'G' },
  exceptDuring: (names: readonly string[]) => `except during ${names.join(', ')}`,
  qualities: { good: 'good', neutral: 'neutral', bad: 'avoid' },
  facts: {
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    moonrise: 'Moonrise',
    moonset: 'Moonset',
    none: 'none this day',
    paksha: 'Fortnight',
    amanta: 'Month, amanta',
    purnimanta: 'Month, purnimanta',
    solarMonth: 'Sun in',
    sankranti: 'Sankranti',
    vikrama: 'Vikram Samvat',
    shaka: 'Shaka Samvat',
    kali: 'Kali year',
    ritu: 'Season (ritu)',
    ayana: 'Ayana',
  },
  pakshas: { shukla: 'Shukla (waxing Moon)', krishna: 'Krishna (waning Moon)' },
  month: (name: string, isAdhika: boolean, isKshaya: boolean) =>
    `${isAdhika ? 'Adhika ' : ''}${name}${isKshaya ? ' (kshaya)' : ''}`,
  vikrama: (year: number, gujarat: number) => (year === gujarat ? String(year) : `${year}, in Gujarat ${gujarat}`),
  bySeasons: (vedic: string, tropical: string) =>
    vedic === tropical ? vedic : `${vedic}, by the equinoxes ${tropical}`,
  sankranti: (sign: string, time: string) => `${sign}, ${time}`,
  ritus: {
    vasanta: 'Vasanta (spring)',
    grishma: 'Grishma (summer)',
    varsha: 'Varsha (rains)',
    sharad: 'Sharad (autumn)',
    hemanta: 'Hemanta (early winter)',
    shishira: 'Shishira (winter)',
  },
  ayanas: { uttarayana: 'Uttarayana', dakshinayana: 'Dakshinayana' },
  till: (time: string) => `till ${time}`,
  sunTimes: (rise: string, set: string) => `Sun ${rise} to ${set}`,
  noSun: 'no sunrise',
  otherSunrise: {
    hindu: 'Show it with sunrise at the centre of the disc, without refraction',
    upperLimb: 'Show it with sunrise at the upper limb, with refraction',
  },
  otherMonths: {
    amanta: 'Count months to the new moon (amanta)',
    purnimanta: 'Count months to the full moon (purnimanta)',
  },

  city: {
    title: 'Your city',
    lead: 'We remember it in this browser.',
    label: 'City or town',
    hint: 'For example Pune, or Springfield, Illinois.',
    show: 'Show',
    which: 'Which one do you mean?',
    missing: 'Type the name of a city or town.',
    unknown: (typed: string) =>
      `We do not know a place called “${typed}”. Check the spelling or try a larger town nearby.`,
    others: 'Other cities',
  },
  problems: {
    title: 'No panchanga here',
    city: 'We do not know this city. Search for it below.',
    time: `This is not a date from ${FIRST_ALMANAC_YEAR} to ${LAST_ALMANAC_YEAR}. Write a day as 2026-11-17 or a month as 2026-11.`,
    sun: 'The Sun does not rise and set here on this day, so the parts of the day cannot be counted.',
  },
} as const

/** What a day names first: the month and the year as its readers count them. */
export const COUNTED_FIRST: { readonly month: MonthReckoning; readonly samvatsara: 'north' | 'south' } = {
  month: 'amanta',
  samvatsara: 'south',
}

/** The southern cycle of sixty years, from Prabhava. */
export const SAMVATSARAS =
  'Prabhava, Vibhava, Shukla, Pramoda, Prajapati, Angirasa, Shrimukha, Bhava, Yuva, Dhatri, Ishvara, Bahudhanya, Pramathi, Vikrama, Vrisha, Chitrabhanu, Svabhanu, Tarana, Parthiva, Vyaya, Sarvajit, Sarvadhari, Virodhi, Vikriti, Khara, Nandana, Vijaya, Jaya, Manmatha, Durmukha, Hevilambi, Vilambi, Vikari, Sharvari, Plava, Shubhakrit, Shobhakrit, Krodhi, Vishvavasu, Parabhava, Plavanga, Kilaka, Saumya, Sadharana, Virodhikrit, Paridhavi, Pramadicha, Ananda, Rakshasa, Nala, Pingala, Kalayukti, Siddharthi, Raudra, Durmati, Dundubhi, Rudhirodgari, Raktaksha, Krodhana, Kshaya'.split(
    ', ',
  )

/** The cities that search engines are told about: the largest of India, and the places most asked for. */
export const LARGE_CITIES = [
  ['new-delhi', 'New Delhi'],
  ['mumbai', 'Mumbai'],
  ['kolkata', 'Kolkata'],
  ['bengaluru', 'Bengaluru'],
  ['chennai', 'Chennai'],
  ['hyderabad', 'Hyderabad'],
  ['ahmedabad', 'Ahmedabad'],
  ['pune', 'Pune'],
  ['jaipur', 'Jaipur'],
  ['lucknow', 'Lucknow'],
  ['varanasi', 'Varanasi'],
  ['patna', 'Patna'],
  ['bhopal', 'Bhopal'],
  ['ujjain', 'Ujjain'],
  ['bhubaneswar', 'Bhubaneswar'],
  ['kochi', 'Kochi'],
] as const
