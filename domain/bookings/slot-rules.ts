import { MINUTE_MS } from '#domain/durations.ts'
import { addDays, type IsoDate, isCalendarDate, istDate, istInstant, weekdayOf } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** One bookable hour of a working day; times are in India, `HH:mm`. */
export type SlotHour = {
  readonly key: string
  /** As it is shown: "10-11 AM". */
  readonly label: string
  readonly opensAt: string
  readonly closesAt: string
  /** ISO weekdays, Monday is 1. */
  readonly days: readonly number[]
}

export type BookingRules = {
  /** A session must be booked at least this long before it starts. */
  readonly minimumNoticeMinutes: number
  /** How many days ahead the calendar is open. */
  readonly horizonDays: number
}

/** The booking rules as the desk sets them. */
export type DeskRules = BookingRules & {
  /** How many unverified claims of one client may hold slots. */
  readonly mostUnverifiedClaims: number
}

export type Interval = { readonly startsAt: Date; readonly endsAt: Date }

export type Slot = Interval & { readonly date: IsoDate; readonly hour: SlotHour }

/** Everything that decides whether a slot is free. */
export type Diary = {
  readonly hours: readonly SlotHour[]
  readonly rules: BookingRules
  readonly timeOff: readonly Interval[]
  /** The sessions of live bookings. */
  readonly taken: readonly Interval[]
}

export type SlotRefusal = 'date-invalid' | 'hour-unknown' | 'too-soon' | 'too-far' | 'day-closed' | 'slot-taken'

export const LONGEST_NOTICE_MINUTES = 30 * 24 * 60
export const LONGEST_HORIZON_DAYS = 365
export const LARGEST_CLAIM_LIMIT = 20

/** The desk may set a notice of at most a month, a horizon of a day to a year, and one to twenty unverified claims. */
export function areUsableRules({ minimumNoticeMinutes, horizonDays, mostUnverifiedClaims }: DeskRules): boolean {
  return (
    isWhole(minimumNoticeMinutes, 0, LONGEST_NOTICE_MINUTES) &&
    isWhole(horizonDays, 1, LONGEST_HORIZON_DAYS) &&
    isWhole(mostUnverifiedClaims, 1, LARGEST_CLAIM_LIMIT)
  )
}

export function slotOn(date: IsoDate, hour: SlotHour): Slot {
  return { date, hour, startsAt: istInstant(date, hour.opensAt), endsAt: istInstant(date, hour.closesAt) }
}

/** As sent by the browser; neither part needs to exist. */
export type RequestedSlot = { readonly date: string; readonly hourKey: string }

/** Check before querying, so that arbitrary text never reaches the database. */
export function isHourKey(text: string): boolean {
  return /^[0-9a-z-]{1,20}$/.test(text)
}

/** The requested slot, if it is free now. */
export function chooseSlot(diary: Diary, requested: RequestedSlot, now: Date): Outcome<Slot, SlotRefusal> {
  const offered = offeredSlot(diary, requested, now)
  if (!offered.ok) return offered
  if (isBusy(diary.timeOff, offered.value)) return refused('day-closed')
  if (isBusy(diary.taken, offered.value)) return refused('slot-taken')
  return offered
}

/** The same without the minimum notice: for the desk, and for a client who has already paid. */
export function chooseSlotAtShortNotice(diary: Diary, requested: RequestedSlot, now: Date): Outcome<Slot, SlotRefusal> {
  return chooseSlot({ ...diary, rules: { ...diary.rules, minimumNoticeMinutes: 0 } }, requested, now)
}

/** An hour of a working day within notice and horizon, taken or not. */
function offeredSlot(
  { hours, rules }: Pick<Diary, 'hours' | 'rules'>,
  { date, hourKey }: RequestedSlot,
  now: Date,
): Outcome<Slot, SlotRefusal> {
  if (!isCalendarDate(date)) return refused('date-invalid')
  const hour = hours.find(({ key }) => key === hourKey)
  if (!hour) return refused('hour-unknown')
  if (!hour.days.includes(weekdayOf(date))) return refused('day-closed')

  const slot = slotOn(date, hour)
  if (slot.startsAt < earliestStart(rules, now)) return refused('too-soon')
  if (date > lastDate(rules, now)) return refused('too-far')
  return accepted(slot)
}

/** All free slots in chronological order. */
export function listFreeSlots(diary: Diary, now: Date): Slot[] {
  return [...freeSlots(diary, now)]
}

/** The same as a generator, for callers that need only the first few. */
export function* freeSlots({ hours, rules, timeOff, taken }: Diary, now: Date): Generator<Slot> {
  const earliest = earliestStart(rules, now)
  for (const date of datesFrom(istDate(now), lastDate(rules, now))) {
    const weekday = weekdayOf(date)
    for (const hour of hours) {
      if (!hour.days.includes(weekday)) continue
      const slot = slotOn(date, hour)
      if (slot.startsAt >= earliest && !isBusy(timeOff, slot) && !isBusy(taken, slot)) yield slot
    }
  }
}

function earliestStart({ minimumNoticeMinutes }: BookingRules, now: Date): Date {
  return new Date(now.getTime() + minimumNoticeMinutes * MINUTE_MS)
}

function lastDate({ horizonDays }: BookingRules, now: Date): IsoDate {
  return addDays(istDate(now), horizonDays)
}

function* datesFrom(first: IsoDate, last: IsoDate): Generator<IsoDate> {
  for (let date = first; date <= last; date = addDays(date, 1)) yield date
}

/** Intervals that only touch do not overlap. */
function isBusy(intervals: readonly Interval[], { startsAt, endsAt }: Interval): boolean {
  return intervals.some((interval) => interval.startsAt < endsAt && startsAt < interval.endsAt)
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
