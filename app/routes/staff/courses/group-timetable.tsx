import { CLASS_FIELDS, classField, readTimetable, SERIES_FIELDS } from '#app/features/staff/courses/group-forms.ts'
import { groupPath } from '#app/features/staff/courses/group-paths.ts'
import { GroupTimetableForm } from '#app/features/staff/courses/group-timetable-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected, rejectedFields } from '#app/http/respond.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { GROUP, GROUPS, TIMETABLE } from '#content/staff/courses/groups.ts'
import { type ListedCohort, listCohortClasses } from '#db/learning/cohorts.ts'
import { findLearningCourse, listLessons } from '#db/learning/learning.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'
import { changeTimetable } from '#usecases/learning/cohorts/change-timetable.ts'
import type { Route } from './+types/group-timetable'
import { busyText } from './busy-text.ts'
import { requireGroup } from './require-group.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? TIMETABLE.title(loaderData.group.title) : GROUPS.title)
}

/** The lessons of the course itself; drafts too, which may be published by then. */
async function listOwnLessons({ db, staff }: StaffVisit, { courseId, courseSlug }: ListedCohort) {
  const course = await findLearningCourse(db, courseSlug, LANGUAGE)
  const lessons = course ? await listLessons(db, { ...course, hasDrafts: true }, staff.id, LANGUAGE) : []
  return lessons.filter((lesson) => lesson.courseId === courseId)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'enrollments')
  const group = await requireGroup(visit, params.cohort)
  if (group.status === 'cancelled') throw notFound()
  const [classes, lessons] = await Promise.all([listCohortClasses(visit.db, [group.id]), listOwnLessons(visit, group)])
  return {
    group: { id: group.id, title: group.title || group.courseTitle, version: group.version },
    today: istDate(visit.now),
    classes: classes.map(({ id, startsAt, minutes, lessonId, recordingUrl }) => ({
      id,
      date: istDate(startsAt),
      time: istTime(startsAt),
      minutes: String(minutes),
      lesson: String(lessonId ?? ''),
      recording: recordingUrl ?? '',
      asksRecording: recordingUrl !== null || startsAt <= visit.now,
    })),
    lessons: lessons.map(({ id, title }) => ({ value: String(id), label: title })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const group = await requireGroup(visit, params.cohort)
  const form = await readForm(request)
  const { db, staff, now } = visit
  const ids = form.list('class').flatMap((id) => (/^[1-9]\d{0,14}$/.test(id) ? [Number(id)] : []))
  const names = ids.flatMap((id) => CLASS_FIELDS.map((field) => classField(field, id)))
  const values = form.texts([...names, ...SERIES_FIELDS])

  const lessonIds = (await listOwnLessons(visit, group)).map(({ id }) => id)
  const read = readTimetable({ ids, lessonIds, text: form.text })
  if (!read.ok) return rejectedFields(read.refusal, values)
  const timetable = { cohortId: group.id, version: form.wholeNumber('version'), classes: read.value }
  const changed = await changeTimetable(db, timetable, { staffId: staff.id, now })
  if (changed.ok) return moveOn(groupPath(group.id), { tone: 'success', title: TIMETABLE.saved })
  const { refusal } = changed
  if (refusal === 'cohort-not-found') throw notFound()
  if (typeof refusal === 'object') return rejected({ title: busyText(refusal, now) }, { status: 409, values })
  const isOfDates = refusal === 'classes-overlap' || refusal === 'too-many-classes' || refusal === 'class-held'
  const title = isOfDates ? TIMETABLE.problems[refusal] : GROUP.problems[refusal]
  return rejected({ title }, { status: isOfDates ? 422 : 409, values })
}

export default function GroupTimetable({ loaderData, actionData }: Route.ComponentProps) {
  const { group, ...shown } = loaderData
  return (
    <StaffPage
      title={TIMETABLE.title(group.title)}
      lead={TIMETABLE.lead}
      back={{ to: groupPath(group.id), label: group.title }}
    >
      <GroupTimetableForm {...shown} version={group.version} problem={actionData} />
    </StaffPage>
  )
}
