import type { CrescentDay, FestivalYear, ObservanceId, ObservanceRule } from '@muhurta/jyotish/festivals'
import { openYear } from '#domain/almanac/festival-dates.ts'
import { isoDateOf } from '#domain/almanac/place-day.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays, INDIA_TIME_ZONE, type IsoDate } from '#domain/time/india-time.ts'

/**
 * Public holidays in India, for any year of the almanac.
 *
 * All-India holidays: the fourteen compulsory ones of central government offices (Department of Personnel and Training)
 * and three that offices in Delhi add (Holi, Ram Navami, Janmashtami). State holidays: the main ones that states add.
 * A state may observe a festival a day earlier or later.
 */
export type Holiday = {
  /** Stored with a closed day, so it must never change. */
  readonly key: string
  /** Its name is in `content`. */
  readonly slug: string
  readonly date: IsoDate
  /** The date is the expected one: the sight of the Moon decides. */
  readonly dependsOnMoon: boolean
}

/** The central station of the national calendar (Rashtriya Panchang), for which government offices take their dates. */
const CENTRAL_STATION: AlmanacPlace = {
  name: '',
  region: '',
  country: 'India',
  lat: 23 + 11 / 60,
  lon: 82.5,
  timeZone: INDIA_TIME_ZONE,
  sunrise: 'upperLimb',
}

/** How the date of a holiday is found. */
type DateRule =
  /** The same month and day each year. */
  | string
  | { readonly observance: ObservanceId; readonly daysAfter: number }
  | { readonly rule: ObservanceRule }
  | { readonly daysAfterEaster: number }
  | { readonly crescent: CrescentDay }

/** States by the code of their GSTIN. */
type Row = readonly [slug: string, rule: DateRule, states?: string]

const festival = (observance: ObservanceId, daysAfter = 0): DateRule => ({ observance, daysAfter })
const crescent = (month: number, day: number): DateRule => ({ crescent: { month, day } })
const brightDay = (month: number, tithi: number): DateRule => ({
  rule: { kind: 'tithi', month, tithi: tithi - 1, at: 'sunrise', both: 'first', none: 'first' },
})

/** Of two evenings that a lunar day meets the first, by which government offices close for Diwali in all of India. */
const firstEvening = (month: number, tithi: number): DateRule => ({
  rule: { kind: 'tithi', month, tithi: tithi - 1, at: 'evening', both: 'first', none: 'first' },
})

const ROWS: readonly Row[] = [
  ['uttarayan', '01-14', '24'],
  ['guru-gobind-singh-jayanti', brightDay(9, 7), '03 04 06 10'],
  ['magh-bihu', festival('makara-sankranti'), '18'],
  ['makar-sankranti', festival('makara-sankranti'), '21 29 36 37'],
  ['pongal', festival('pongal'), '33 34'],
  ['thiruvalluvar-day', festival('pongal', 1), '33 34'],
  ['uzhavar-thirunal', festival('pongal', 2), '33 34'],
  ['netaji-jayanti', '01-23', '16 19 21'],
  ['republic-day', '01-26'],
  ['vasant-panchami', festival('vasant-panchami'), '06 10 16 19 20 21'],
  ['shivaji-jayanti', '02-19', '27'],
  ['maha-shivaratri', festival('maha-shivaratri'), '01 02 03 04 05 06 08 09 10 20 21 22 23 24 27 29 32 36 37'],
  ['bihar-day', '03-22', '10'],
  ['holi', festival('holi')],
  ['utkal-divas', '04-01', '21'],
  ['gudi-padwa', festival('gudi-padwa'), '27 30'],
  ['ugadi', festival('ugadi'), '29 36 37'],
  ['ram-navami', festival('rama-navami')],
  ['mahavir-jayanti', festival('mahavir-jayanti')],
  ['good-friday', { daysAfterEaster: -2 }],
  ['ambedkar-jayanti', '04-14', '03 05 06 07 08 09 10 19 20 21 22 23 24 27 29 30 32 33 34 36 37'],
  ['tamil-new-year', festival('puthandu'), '33 34'],
  ['vaisakhi', festival('vaisakhi'), '03 04 06'],
  ['bengali-new-year', festival('pohela-boishakh'), '16 19'],
  ['bohag-bihu', festival('mesha-sankranti'), '18'],
  ['himachal-day', '04-15', '02'],
  ['vishu', festival('vishu'), '32'],
  ['gujarat-day', '05-01', '24'],
  ['maharashtra-day', '05-01', '27'],
  ['may-day', '05-01', '10 16 18 19 29 30 32 33 34 36'],
  // The 25th of Boishakh.
  ['rabindra-jayanti', festival('pohela-boishakh', 24), '16 19'],
  ['buddha-purnima', festival('buddha-purnima')],
  ['telangana-day', '06-02', '36'],
  ['raja-sankranti', festival('mithuna-sankranti'), '21'],
  ['rath-yatra', festival('rath-yatra'), '21'],
  ['independence-day', '08-15'],
  ['raksha-bandhan', festival('raksha-bandhan'), '05 06 08 09 22 23 24'],
  ['janmashtami', festival('janmashtami')],
  ['ganesh-chaturthi', festival('ganesh-chaturthi'), '21 24 27 29 30 33 34 36 37'],
  ['onam', festival('onam'), '32'],
  ['gandhi-jayanti', '10-02'],
  ['durga-puja-saptami', brightDay(6, 7), '16 18 19'],
  ['durga-puja-ashtami', festival('durga-ashtami'), '16 18 19 20 21'],
  ['ayudha-puja', festival('maha-navami'), '29 33 34'],
  ['maha-navami', festival('maha-navami'), '10 16 18 19 20 21 32'],
  ['dussehra', festival('vijayadashami')],
  ['naraka-chaturdashi', festival('naraka-chaturdashi'), '29 30 33 34'],
  ['diwali', firstEvening(6, 30)],
  ['balipratipada', festival('bali-pratipada'), '27 29'],
  ['govardhan-puja', festival('govardhan-puja'), '05 08 09 23'],
  ['gujarati-new-year', festival('gujarati-new-year'), '24'],
  ['bhai-dooj', festival('bhai-dooj'), '05 08 09 23 24'],
  ['chhattisgarh-day', '11-01', '22'],
  ['haryana-day', '11-01', '06'],
  ['kannada-rajyotsava', '11-01', '29'],
  ['chhath-puja', festival('chhath-puja'), '07 09 10 20'],
  ['guru-nanak-jayanti', festival('guru-nanak-jayanti')],
  ['st-francis-xavier', '12-03', '30'],
  ['goa-liberation-day', '12-19', '30'],
  ['christmas', '12-25'],
  ['boxing-day', '12-26', '15 17 36'],
  ['id-ul-fitr', crescent(10, 1)],
  ['id-ul-zuha', crescent(12, 10)],
  ['muharram', crescent(1, 10)],
  ['milad-un-nabi', crescent(3, 12)],
]

/** The last year that is listed from a day on: the next, so that the list never runs out. */
export function lastHolidayYear(from: IsoDate): number {
  return Number(from.slice(0, 4)) + 1
}

/** The holidays of all India and of one state from a day on, by date. An unknown state has only those of all India. */
export function listHolidays(stateCode: string, from: IsoDate): Holiday[] {
  const rows = ROWS.filter(([, , states]) => !states || states.split(' ').includes(stateCode))
  const last = lastHolidayYear(from)
  return [last - 1, last]
    .flatMap((year) => {
      const open = openYear(CENTRAL_STATION, year)
      return open ? rows.flatMap((row) => holidaysOf(row, year, open)) : []
    })
    .filter(({ date }) => date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** By which texts have its name: `diwali` of `diwali-2027`, and of `diwali-2027-2` for the second of a year. */
export function holidayOfKey(key: string): string {
  return key.replace(/-\d{4}(?:-\d+)?$/, '')
}

/** Usually one; a lunar year is shorter, so one of its days can come twice in a year. */
function holidaysOf([slug, rule]: Row, year: number, open: FestivalYear): Holiday[] {
  return datesOf(rule, year, open).map((date, index) => ({
    key: [slug, year, ...(index === 0 ? [] : [index + 1])].join('-'),
    slug,
    date,
    dependsOnMoon: typeof rule === 'object' && 'crescent' in rule,
  }))
}

function datesOf(rule: DateRule, year: number, open: FestivalYear): IsoDate[] {
  if (typeof rule === 'string') return [`${year}-${rule}`]
  if ('daysAfterEaster' in rule) return [addDays(easterSunday(year), rule.daysAfterEaster)]
  if ('crescent' in rule) return open.crescentDatesOf(rule.crescent).map(isoDateOf)
  if ('rule' in rule) return open.datesOfRule(rule.rule).map(isoDateOf)
  return open.datesOf(rule.observance).map((date) => addDays(isoDateOf(date), rule.daysAfter))
}

/** The codes of the states that have holidays of their own in the list. */
export function listHolidayStates(): string[] {
  return [...new Set(ROWS.flatMap(([, , states]) => states?.split(' ') ?? []))]
}

/** Easter Sunday of the Gregorian calendar (anonymous algorithm of 1876, in Meeus, "Astronomical Algorithms", chapter 8). */
function easterSunday(year: number): IsoDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}
