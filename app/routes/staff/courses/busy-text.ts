import { GROUP } from '#content/staff/courses/groups.ts'
import { staffTime } from '#content/words/session-times.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import type { TeacherBusy } from '#usecases/learning/cohorts/check-teacher.ts'

/** What takes the time of a class, and when. */
export function busyText({ taken }: TeacherBusy, now: Date): string {
  return GROUP.busy[taken.kind](staffTime(taken, { timeZone: INDIA_TIME_ZONE, now }))
}
