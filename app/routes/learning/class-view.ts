import type { ClassView } from '#app/features/dashboard/next-class.tsx'
import { startsInText } from '#app/features/dashboard/starts-in.ts'
import { joinView } from '#app/routes/booking/booking-views.ts'
import { clientTime } from '#content/words/session-times.ts'
import { classEnd, isClassOver } from '#domain/learning/live-class.ts'
import { joiningClass } from '#domain/sessions/joining.ts'
import type { OwnClass } from '#usecases/bookings/cohorts/read-own-classes.ts'

type Shown = { readonly now: Date; readonly phone: string; readonly lessonPath?: string | null }

/** A class with its times in the student's zone. The link is shown from when they may join. */
export function classView(live: OwnClass, { now, phone, lessonPath = null }: Shown): ClassView {
  const { id, startsAt, timeZone, recordingUrl, isPresent } = live
  const joining = joiningClass(live, now)
  return {
    id,
    group: live.cohortTitle,
    lesson: live.lessonTitle === null ? null : { title: live.lessonTitle, path: lessonPath },
    when: clientTime({ startsAt, endsAt: classEnd(live) }, { timeZone, now }),
    startsIn: startsInText(startsAt, now) ?? null,
    join: joining === undefined ? null : joinView(joining, { now, phone, timeZone }),
    isOver: isClassOver(live, now),
    recordingUrl,
    isPresent,
  }
}
