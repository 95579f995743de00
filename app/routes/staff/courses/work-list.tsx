import { StuckList, WorkList } from '#app/features/staff/courses/work-list.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LANGUAGE } from '#content/language.ts'
import { STUDENTS_WORK } from '#content/staff/courses/quizzes.ts'
import { listWaitingWork } from '#db/learning/handed-in-work.ts'
import { listStuckStudents } from '#db/learning/stuck-students.ts'
import { reopenLesson } from '#usecases/learning/reopen-lesson.ts'
import type { Route } from './+types/work-list'

/** More would be a list that nobody reads; the longest waiting come first. */
const MOST_ROWS = 100

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STUDENTS_WORK.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = requireStaff(context, 'enrollments')
  const [waiting, stuck] = await Promise.all([
    listWaitingWork(db, { limit: MOST_ROWS }, LANGUAGE),
    listStuckStudents(db, { now, limit: MOST_ROWS }, LANGUAGE),
  ])
  return {
    waiting: waiting.map(({ id, fullName, email, lessonTitle, courseTitle, handedInAt }) => ({
      id,
      name: fullName ?? email ?? '',
      lessonTitle,
      courseTitle,
      handedInAt,
    })),
    stuck: stuck.map(({ fullName, email, ...row }) => ({ ...row, name: fullName ?? email ?? '' })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, staff } = requireStaff(context, 'enrollments')
  const form = await readForm(request)
  requireWriter(context, form)
  const reopening = { userId: form.text('userId'), lessonId: form.wholeNumber('lessonId'), staffId: staff.id, now }
  const outcome = await reopenLesson(db, reopening)
  const toast = outcome.ok
    ? ({ tone: 'success', title: STUDENTS_WORK.reopened } as const)
    : ({ tone: 'error', title: STUDENTS_WORK.notFound } as const)
  return goTo('/staff/courses/work', toast)
}

export default function StudentsWork({ loaderData: { waiting, stuck } }: Route.ComponentProps) {
  return (
    <StaffPage title={STUDENTS_WORK.title}>
      {waiting.length === 0 ? (
        <EmptyState title={STUDENTS_WORK.none} level={2}>
          {STUDENTS_WORK.noneLead}
        </EmptyState>
      ) : (
        <WorkList waiting={waiting} />
      )}
      {stuck.length > 0 && <StuckList stuck={stuck} />}
    </StaffPage>
  )
}
