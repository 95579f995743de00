import { type IsoDate, weekdayOf } from '#domain/time/india-time.ts'

/** A span of a day as the clock shows it, `HH:mm`; it may close at 24:00. */
export type OpenHours = { readonly opensAt: string; readonly closesAt: string }

/** ISO weekdays, Monday is 1. */
export type WeeklyHours = OpenHours & { readonly weekday: number }

/** Other hours than usual for some days; no hours: closed. */
export type DateOverride = {
  readonly id: number
  /** False if it is for everybody. */
  readonly isOwn: boolean
  readonly firstDate: IsoDate
  readonly lastDate: IsoDate
  readonly hours: readonly OpenHours[]
  /** What clients may read; null if it is not shown. */
  readonly reason: string | null
  /** Of a day from the list of public holidays, which has a name in every language. */
  readonly holidayKey?: string | null
}

/** An astrologer's own override beats one for everybody; of two of the same kind the newer wins. */
export function overrideOn(date: IsoDate, overrides: readonly DateOverride[]): DateOverride | undefined {
  let best: DateOverride | undefined
  for (const override of overrides) {
    if (date < override.firstDate || date > override.lastDate) continue
    if (!best || (override.isOwn === best.isOwn ? override.id > best.id : override.isOwn)) best = override
  }
  return best
}

export function hoursOn(
  date: IsoDate,
  { weekly, overrides }: { readonly weekly: readonly WeeklyHours[]; readonly overrides: readonly DateOverride[] },
  weekday = weekdayOf(date),
): readonly OpenHours[] {
  return overrideOn(date, overrides)?.hours ?? weekly.filter((hours) => hours.weekday === weekday)
}

/** Minutes since midnight of `HH:mm`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
