import { StudentList } from '#app/features/staff/courses/student-list.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireRight } from '#app/http/viewer.ts'
import { LANGUAGE } from '#content/language.ts'
import { COURSE_STUDENTS, STUDENTS } from '#content/staff/courses/enrollments.ts'
import { listStudents } from '#db/learning/student-list.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/students'
import { courseTabs } from './course-tabs.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STUDENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRight(context, 'enrollments')
  const address = listAddress(url)
  const [time = '', userId = ''] = address.text('after').split('_')
  const after = isUuid(userId) && /^\d{1,15}$/.test(time) ? { latest: new Date(Number(time)), userId } : undefined
  const { search } = address
  const db = context.get(databaseContext)
  const { rows, last } = pageOf(await listStudents(db, { language: LANGUAGE, search, after, limit: ROWS_ASKED }))
  return {
    students: rows,
    search,
    filters: { label: COURSE_STUDENTS.course, tabs: await courseTabs(db) },
    nextHref: last && address.href({ after: `${last.latest.getTime()}_${last.userId}` }),
    firstHref: after && address.href({}),
  }
}

export default function Students({ loaderData: { students, ...frame } }: Route.ComponentProps) {
  return (
    <StaffPage title={STUDENTS.title}>
      <ListFrame
        {...frame}
        searchLabel={STUDENTS.search}
        empty={{ title: STUDENTS.none, lead: STUDENTS.noneLead }}
        isEmpty={students.length === 0}
      >
        <StudentList students={students} />
      </ListFrame>
    </StaffPage>
  )
}
