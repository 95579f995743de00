import { INDIA_TIME_ZONE, type IsoDate, isIndianZone, istDate, istTime } from '#domain/time/india-time.ts'

// What clocks and calendars show, before a language puts it into words.

/** "14:30". */
export function timeIn(instant: Date, timeZone: string): string {
  if (timeZone === INDIA_TIME_ZONE) return istTime(instant)
  const { hour, minute } = partsBy(instant, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${hour}:${minute}`
}

/** The calendar day that a zone has at an instant. */
export function dateIn(instant: Date, timeZone: string): IsoDate {
  if (timeZone === INDIA_TIME_ZONE) return istDate(instant)
  const { year = '', month, day } = partsBy(instant, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${year.padStart(4, '0')}-${month}-${day}`
}

function partsBy(instant: Date, options: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = formatFor(options).formatToParts(instant)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const MOST_FORMATS = 3_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a format costs about a hundred times as much as using it. There are at most two per zone. */
function formatFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = Object.values(options).join(' ')
  const known = formats.get(key)
  if (known) return known

  const format = new Intl.DateTimeFormat('en-US', options)
  if (formats.size < MOST_FORMATS) formats.set(key, format)
  return format
}

/** The numbers of a day. By hand: in a list of posts, Intl took as long as the query. */
export function numbersOf(date: IsoDate) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** "5:42 AM" for `05:42`, and "5:42:10 AM" for `05:42:10`: tables have it in every language. */
export function clockText(time: string): string {
  const [hour = '', ...rest] = time.split(':')
  const hours = Number(hour)
  return `${[hours % 12 || 12, ...rest].join(':')} ${hours < 12 ? 'AM' : 'PM'}`
}

export type ShortClock = { readonly time: string; readonly half: 'AM' | 'PM' }

/** `14:30` as "2:30" and "PM", `14:00` as "2": a range may leave out the half of its start. */
export function shortClock(time: string): ShortClock {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return { time: `${hour % 12 || 12}${minutes}`, half: hour < 12 ? 'AM' : 'PM' }
}

/** JSON has no dates: what the booking dialog reads is text. */
export type DateOrText = Date | string

/** The zone in which somebody reads, and when: the year is written where it is not this one. Null always writes it. */
export type TimeReader = { readonly timeZone: string; readonly now: DateOrText | null }

/** A session from its start to its true end. */
export type TimeSpan = { readonly startsAt: DateOrText; readonly endsAt: DateOrText }

export function startOf(time: TimeSpan | DateOrText): Date {
  return new Date(isSpan(time) ? time.startsAt : time)
}

export function isSpan(time: TimeSpan | DateOrText): time is TimeSpan {
  return typeof time === 'object' && 'startsAt' in time
}

/** Whether a reader's clock shows the same as India's at a time, as in Sri Lanka. */
export function isIndianClock(time: TimeSpan | DateOrText, timeZone: string): boolean {
  const start = startOf(time)
  const [own, indian] = [timeZone, INDIA_TIME_ZONE].map((zone) => `${dateIn(start, zone)} ${timeIn(start, zone)}`)
  return own === indian
}

export type Zones = readonly [first: string, second: string]

/** Where both clocks agree, India's alone. */
export function shownZones(time: TimeSpan | DateOrText, zones: Zones): readonly [string, ...string[]] {
  return zones.every((zone) => isIndianClock(time, zone)) ? [INDIA_TIME_ZONE] : zones
}

/** "IST" or another abbreviation, else the city of the zone in the words of a language. */
export function zoneNameBy(timeZone: string, ofCity: (city: string) => string): string {
  if (isIndianZone(timeZone)) return 'IST'
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? []
  // These names count west of Greenwich as positive.
  if (sign) return `GMT${sign === '+' ? '-' : '+'}${hours}`
  const last = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  if (/^[A-Z0-9]+$/.test(last)) return last
  return ofCity(PRESENT_NAMES[last] ?? last.replaceAll('_', ' '))
}

/** Browsers and older data still use some former names. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Kiev: 'Kyiv',
}
