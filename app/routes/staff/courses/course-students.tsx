import { CourseStudentList } from '#app/features/staff/courses/course-student-list.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { filterTabs, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { LANGUAGE } from '#content/language.ts'
import { COURSE_STUDENTS, STUDENTS } from '#content/staff/courses/enrollments.ts'
import { STUCK_AFTER_DAYS, STUDENT_STATES, type StudentState } from '#domain/learning/student-state.ts'
import { type CourseStudent, readCourseStudents } from '#usecases/learning/read-course-students.ts'
import type { Route } from './+types/course-students'
import { courseTabs } from './course-tabs.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? COURSE_STUDENTS.title(loaderData.course.title) : STUDENTS.title)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, staff, now } = requireStaff(context, 'enrollments')
  const reader = { id: staff.id, language: LANGUAGE }
  const address = listAddress(url)
  const read = await readCourseStudents(db, reader, { courseSlug: params.course, now, search: address.search })
  if (!read) throw notFound()

  const { course, students } = read
  const state = STUDENT_STATES.find((one) => one === address.text('state'))
  const found = students.filter(({ state: theirs, isFound }) => isFound && (state === undefined || theirs === state))
  const from = address.wholeNumber('after') ?? 0
  const { rows, last } = pageOf(found.slice(from, from + ROWS_ASKED))
  return {
    course,
    students: rows,
    courses: await courseTabs(db, course.slug),
    search: address.search,
    state: state ?? '',
    states: filterTabs(address, 'state', stateOptions(students, state)),
    nextHref: last && address.href({ after: String(from + rows.length) }),
    firstHref: from > 0 ? address.href({}) : undefined,
  }
}

/** All, and the states that somebody is in. */
function stateOptions(students: readonly CourseStudent[], chosen: StudentState | undefined) {
  const options = STUDENT_STATES.map((value) => ({
    value,
    label: COURSE_STUDENTS.states[value],
    count: students.filter(({ state }) => state === value).length,
  }))
  return [
    { value: '', label: COURSE_STUDENTS.states.all, count: students.length },
    ...options.filter(({ value, count }) => count > 0 || value === chosen),
  ]
}

export default function CourseStudents({ loaderData }: Route.ComponentProps) {
  const { course, students, courses, search, state, states, nextHref, firstHref } = loaderData
  const title = COURSE_STUDENTS.title(course.title)
  return (
    <StaffPage
      title={title}
      line={COURSE_STUDENTS.lead(STUCK_AFTER_DAYS)}
      actions={
        <ButtonLink href={`/staff/courses/students/${course.slug}/progress.csv`} tone="secondary" size="sm" download>
          {COURSE_STUDENTS.download}
        </ButtonLink>
      }
    >
      <LinkTabs label={COURSE_STUDENTS.course} tabs={courses} />
      <ListFrame
        search={search}
        searchLabel={COURSE_STUDENTS.search}
        params={state === '' ? {} : { state }}
        filters={{ label: COURSE_STUDENTS.state, tabs: states }}
        empty={{ title: COURSE_STUDENTS.none, lead: COURSE_STUDENTS.noneLead }}
        isEmpty={students.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <CourseStudentList caption={title} path={`/staff/courses/students/${course.slug}`} students={students} />
      </ListFrame>
    </StaffPage>
  )
}
