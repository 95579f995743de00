import { explainDay, type MuhurtaWindow } from '@muhurta/jyotish/muhurta'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readAlmanacTime } from './almanac-dates.ts'
import type { WindowSearch } from './find-windows.ts'
import { placeDay } from './place-day.ts'
import { readWindowKey, windowKey } from './window-key.ts'
import { MOST_CHOSEN } from './window-limits.ts'

/**
 * The windows of a search whose best part has one of these keys, in the order of time. They are computed again, so that nothing is printed
 * under the practice's name but what the rules say.
 */
export function chosenWindows(search: WindowSearch, keys: readonly string[]): MuhurtaWindow[] {
  const wanted = new Set(keys.slice(0, MOST_CHOSEN))
  const dates = new Set([...wanted].flatMap((key) => datesOf(key, search)))
  const windows: MuhurtaWindow[] = []
  for (const date of dates) {
    windows.push(...windowsOf(date, search).filter((window) => wanted.has(windowKey(window.best))))
  }
  return windows.toSorted((one, other) => one.best.startJdUt - other.best.startJdUt)
}

/** A window before sunrise belongs to the day before. */
function datesOf(key: string, { place, from, to }: WindowSearch): IsoDate[] {
  const minutes = readWindowKey(key)
  if (!minutes) return []
  const date = dateIn(minutes.start * MINUTE_MS, place.timeZone)
  return [date, addDays(date, -1)].filter((each) => each >= from && each <= to && readAlmanacTime(each))
}

function windowsOf(date: IsoDate, { place, direction, ...search }: WindowSearch): MuhurtaWindow[] {
  const day = explainDay({ ...search, ...placeDay(place, date), direction: direction ?? undefined })
  return day.ok ? day.value.windows : []
}
