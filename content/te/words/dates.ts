import { INDIA_TIME_ZONE, type IsoDate, istDate, weekdayOf } from '#domain/time/india-time.ts'
import { clockText, dateIn, numbersOf, timeIn } from '../../zone-clock.ts'
import { clockWithPart } from './day-parts.ts'

export { clockText } from '../../zone-clock.ts'

/** January first. */
const MONTHS = [
  'జనవరి',
  'ఫిబ్రవరి',
  'మార్చి',
  'ఏప్రిల్',
  'మే',
  'జూన్',
  'జులై',
  'ఆగస్టు',
  'సెప్టెంబర్',
  'అక్టోబర్',
  'నవంబర్',
  'డిసెంబర్',
] as const

/** January first. */
export const SHORT_MONTHS = ['జన', 'ఫిబ్ర', 'మార్చి', 'ఏప్రి', 'మే', 'జూన్', 'జులై', 'ఆగ', 'సెప్టెం', 'అక్టో', 'నవం', 'డిసెం'] as const

/** Sunday first. */
export const WEEKDAYS = ['ఆదివారం', 'సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం'] as const

/** Sunday first. */
export const SHORT_WEEKDAYS = ['ఆది', 'సోమ', 'మంగళ', 'బుధ', 'గురు', 'శుక్ర', 'శని'] as const

/** "16 నవంబర్ 2026". */
export function longDay(date: IsoDate): string {
  const { month, day, year } = calendarParts(date)
  return `${day} ${month} ${year}`
}

/** "16 నవంబర్ 2026, సోమ": for choosing among days. */
export function namedDay(date: IsoDate): string {
  return `${longDay(date)}, ${shortWeekday(date)}`
}

/** "16 నవంబర్ 2026, సోమవారం". */
export function fullDay(date: IsoDate): string {
  return `${longDay(date)}, ${weekdayName(date)}`
}

/** "సోమ". */
export function shortWeekday(date: IsoDate): string {
  return SHORT_WEEKDAYS[weekdayOf(date) % 7] ?? ''
}

export function weekdayName(date: IsoDate): string {
  return WEEKDAYS[weekdayOf(date) % 7] ?? ''
}

/** "నవం". */
export function shortMonth(date: IsoDate): string {
  return calendarParts(date).shortMonth
}

/** "16 నవం 2026". */
export function shortDate(date: IsoDate): string {
  const { shortMonth, day, year } = calendarParts(date)
  return `${day} ${shortMonth} ${year}`
}

/** "16 నవం". */
export function dayAndMonth(date: IsoDate): string {
  const { shortMonth, day } = calendarParts(date)
  return `${day} ${shortMonth}`
}

/** "16 నవం 2026", the day in India at an instant. */
export function shortDay(instant: Date): string {
  return shortDate(istDate(instant))
}

/** "16 నవంబర్ 2026, ఉదయం 10:00 గంటలకు (IST)". */
export function longDateTime(instant: Date): string {
  return `${longDay(istDate(instant))}, ${clockWithPart(timeIn(instant, INDIA_TIME_ZONE))} (IST)`
}

/** "16 నవం 2026, 10:00 AM IST". */
export function shortDateTime(instant: Date): string {
  return `${shortDay(instant)}, ${istClock(instant)} IST`
}

/** "10:00 AM", in India: for tables. */
export function istClock(instant: Date): string {
  return clockIn(instant, INDIA_TIME_ZONE)
}

/** "16 నవం, సోమ", without the year. */
export function weekdayAndDay(instant: Date, timeZone = INDIA_TIME_ZONE): string {
  const date = dateIn(instant, timeZone)
  const { shortMonth, day } = calendarParts(date)
  return `${day} ${shortMonth}, ${shortWeekday(date)}`
}

/** "2026". */
export function yearIn(instant: Date, timeZone: string): string {
  return String(numbersOf(dateIn(instant, timeZone)).year)
}

/** "సోమ". */
export function weekdayIn(instant: Date, timeZone: string): string {
  return shortWeekday(dateIn(instant, timeZone))
}

/** "10:00 AM": for tables. */
export function clockIn(instant: Date, timeZone: string): string {
  return clockText(timeIn(instant, timeZone))
}

/** The words and numbers of a day. */
export function calendarParts(date: IsoDate) {
  const { year, month, day } = numbersOf(date)
  return { month: MONTHS[month - 1] ?? '', shortMonth: SHORT_MONTHS[month - 1] ?? '', day, year }
}

/** "నవంబర్ 2026", from `yyyy-MM`. */
export function monthYear(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}
