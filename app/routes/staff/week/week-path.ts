import type { IsoDate } from '#domain/time/india-time.ts'

const WEEK_PATH = '/staff/week'

/** The week of one astrologer, at a day of it. */
export function weekPath({ slug }: { readonly slug: string }, date: IsoDate): string {
  return `${WEEK_PATH}?${new URLSearchParams({ of: date, astrologer: slug })}`
}

/** The user's own week, at a day of it. */
export function ownWeekPath(date: IsoDate): string {
  return `${WEEK_PATH}?${new URLSearchParams({ of: date })}#day-${date}`
}
