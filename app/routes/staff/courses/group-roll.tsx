import { groupPath } from '#app/features/staff/courses/group-paths.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { byName } from '#app/http/by-name.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { ROLL } from '#content/staff/courses/groups.ts'
import { staffTime } from '#content/words/session-times.ts'
import { findCohortClass, listAttendance, listCohortStudents } from '#db/learning/cohorts.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { callRoll } from '#usecases/learning/cohorts/call-roll.ts'
import type { Route } from './+types/group-roll'
import { requireGroup } from './require-group.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ROLL.title)
}

async function requireClass(visit: StaffVisit, params: Route.LoaderArgs['params']) {
  const group = await requireGroup(visit, params.cohort)
  const held = /^[1-9]\d{0,14}$/.test(params.class) ? await findCohortClass(visit.db, Number(params.class)) : undefined
  if (held?.cohortId !== group.id) throw notFound()
  return { group, held }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'enrollments')
  const { db, now } = visit
  const { group, held } = await requireClass(visit, params)
  const [students, marks] = await Promise.all([listCohortStudents(db, group.id, now), listAttendance(db, group.id)])
  const time = { startsAt: held.startsAt, endsAt: classEnd(held) }
  return {
    group: { id: group.id, title: group.title || group.courseTitle },
    time: staffTime(time, { timeZone: INDIA_TIME_ZONE, now }),
    hasBegun: held.startsAt <= now,
    students: students
      .map(({ userId, fullName, email }) => ({
        userId,
        name: fullName ?? email ?? ENROLLMENTS.unknown,
        isPresent: marks.some((mark) => mark.classId === held.id && mark.userId === userId && mark.isPresent),
      }))
      .toSorted(byName),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const { group, held } = await requireClass(visit, params)
  const present = (await readForm(request)).list('present')
  const roll = { cohortId: group.id, classId: held.id, present, staffId: visit.staff.id }
  const called = await callRoll(visit.db, roll, visit.now)
  if (called.ok) return moveOn(groupPath(group.id), { tone: 'success', title: ROLL.saved })
  if (called.refusal === 'class-not-found') throw notFound()
  return rejected({ title: ROLL['not-begun'] }, { status: 409 })
}

export default function GroupRoll({ loaderData, actionData }: Route.ComponentProps) {
  const { group, time, hasBegun, students } = loaderData
  return (
    <StaffPage title={ROLL.title} line={time} back={{ to: groupPath(group.id), label: group.title }}>
      {students.length === 0 || !hasBegun ? (
        <Notice>{hasBegun ? ROLL.none : ROLL['not-begun']}</Notice>
      ) : (
        <form className="form" method="post">
          <FormSummary message={actionData?.toast} />
          <fieldset className="grid gap-2">
            <legend className="field-label pb-2">{ROLL.present}</legend>
            {students.map(({ userId, name, isPresent }) => (
              <div key={userId} className="choice">
                <input id={userId} type="checkbox" name="present" value={userId} defaultChecked={isPresent} />
                <label htmlFor={userId}>{name}</label>
              </div>
            ))}
          </fieldset>
          <div className="form-actions">
            <Button type="submit">{ROLL.submit}</Button>
          </div>
        </form>
      )}
    </StaffPage>
  )
}
