import { MINUTE_MS } from '#domain/time/durations.ts'

/** Classes run late. */
const OVERRUN_MINUTES = 30

export type LiveClass = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isOver: boolean
  /** Null for whoever is not invited, and once the class is over. */
  readonly meetingLink: string | null
  readonly recordingUrl: string | null
}

type LiveLesson = {
  readonly minutes: number
  readonly startsAt: Date | null
  readonly url: string | null
  readonly recordingUrl: string | null
}

export function classEnd({ startsAt, minutes }: { readonly startsAt: Date; readonly minutes: number }): Date {
  return new Date(startsAt.getTime() + minutes * MINUTE_MS)
}

/** Also after its end while it may run late. */
export function isClassOver(live: { readonly startsAt: Date; readonly minutes: number }, now: Date): boolean {
  return now.getTime() >= classEnd(live).getTime() + OVERRUN_MINUTES * MINUTE_MS
}

/** What a reader of a live lesson sees; undefined for other lessons, which have no start. */
export function liveClass(
  { minutes, startsAt, url, recordingUrl }: LiveLesson,
  { now, isInvited }: { readonly now: Date; readonly isInvited: boolean },
): LiveClass | undefined {
  if (startsAt === null) return undefined
  const endsAt = classEnd({ startsAt, minutes })
  const isOver = isClassOver({ startsAt, minutes }, now)
  return { startsAt, endsAt, isOver, meetingLink: isInvited && !isOver ? url : null, recordingUrl }
}
