import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import type { RemedyEnd } from './remedy-rule.ts'

export type RemedyDay = { readonly date: IsoDate; readonly isDone: boolean }

/**
 * The days of a remedy after its rule has changed. What the client has done stays and counts: of eleven times with four done
 * on other days, seven are left.
 */
export function daysAfterChange(
  dates: readonly IsoDate[],
  done: readonly IsoDate[],
  end: RemedyEnd,
): readonly RemedyDay[] {
  const others = done.filter((date) => !dates.includes(date))
  const surplus = end.kind === 'times' ? Math.min(others.length, dates.length) : 0
  const dropped = new Set(surplus > 0 ? dates.filter((date) => !done.includes(date)).slice(-surplus) : [])
  return [...dates.filter((date) => !dropped.has(date)), ...others]
    .toSorted()
    .map((date) => ({ date, isDone: done.includes(date) }))
}

/** A day is ticked when it has come, by the calendar of the client's city. */
export function mayTickDay(date: IsoDate, today: IsoDate): boolean {
  return date <= today
}

const MISSED_DAYS = 7

/** Days of the last week are still offered at the top; older ones only in the list of the remedy. */
export function isRecent(date: IsoDate, today: IsoDate): boolean {
  return date > addDays(today, -MISSED_DAYS)
}

export type RemedyProgress = { readonly done: number; readonly total: number; readonly next: IsoDate | null }

/** Counts what is done, with the next day that is not. */
export function remedyProgress(days: readonly RemedyDay[], today: IsoDate): RemedyProgress {
  const next = days.find(({ date, isDone }) => !isDone && date >= today)
  return { done: days.filter(({ isDone }) => isDone).length, total: days.length, next: next?.date ?? null }
}
