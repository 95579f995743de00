import { INDIA_TIME_ZONE, type IsoDate, istDate, weekdayOf } from '#domain/time/india-time.ts'
import { clockText, dateIn, numbersOf, timeIn } from '../../zone-clock.ts'
import { clockWithPart } from './day-parts.ts'

export { clockText } from '../../zone-clock.ts'

/** January first. */
const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const

/** January first. */
export const SHORT_MONTHS = ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सितं', 'अक्टू', 'नवं', 'दिसं'] as const

/** Sunday first. */
export const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const

/** Sunday first. */
export const SHORT_WEEKDAYS = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'] as const

/** "16 नवंबर 2026". */
export function longDay(date: IsoDate): string {
  const { month, day, year } = calendarParts(date)
  return `${day} ${month} ${year}`
}

/** "सोम, 16 नवंबर 2026": for choosing among days. */
export function namedDay(date: IsoDate): string {
  return `${shortWeekday(date)}, ${longDay(date)}`
}

/** "सोमवार, 16 नवंबर 2026". */
export function fullDay(date: IsoDate): string {
  return `${weekdayName(date)}, ${longDay(date)}`
}

/** "सोम". */
export function shortWeekday(date: IsoDate): string {
  return SHORT_WEEKDAYS[weekdayOf(date) % 7] ?? ''
}

export function weekdayName(date: IsoDate): string {
  return WEEKDAYS[weekdayOf(date) % 7] ?? ''
}

/** "नवं". */
export function shortMonth(date: IsoDate): string {
  return calendarParts(date).shortMonth
}

/** "16 नवं 2026". */
export function shortDate(date: IsoDate): string {
  const { shortMonth, day, year } = calendarParts(date)
  return `${day} ${shortMonth} ${year}`
}

/** "16 नवं". */
export function dayAndMonth(date: IsoDate): string {
  const { shortMonth, day } = calendarParts(date)
  return `${day} ${shortMonth}`
}

/** "16 नवं 2026", the day in India at an instant. */
export function shortDay(instant: Date): string {
  return shortDate(istDate(instant))
}

/** "16 नवंबर 2026, सुबह 10:00 बजे (IST)". */
export function longDateTime(instant: Date): string {
  return `${longDay(istDate(instant))}, ${clockWithPart(timeIn(instant, INDIA_TIME_ZONE))} (IST)`
}

/** "16 नवं 2026, 10:00 AM IST". */
export function shortDateTime(instant: Date): string {
  return `${shortDay(instant)}, ${istClock(instant)} IST`
}

/** "10:00 AM", in India: for tables. */
export function istClock(instant: Date): string {
  return clockIn(instant, INDIA_TIME_ZONE)
}

/** "सोम, 16 नवं", without the year. */
export function weekdayAndDay(instant: Date, timeZone = INDIA_TIME_ZONE): string {
  const date = dateIn(instant, timeZone)
  const { shortMonth, day } = calendarParts(date)
  return `${shortWeekday(date)}, ${day} ${shortMonth}`
}

/** "2026". */
export function yearIn(instant: Date, timeZone: string): string {
  return String(numbersOf(dateIn(instant, timeZone)).year)
}

/** "सोम". */
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

/** "नवंबर 2026", from `yyyy-MM`. */
export function monthYear(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}
