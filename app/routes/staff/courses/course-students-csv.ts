import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { COURSE_STUDENTS, ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { type CsvCell, csvFile } from '#domain/csv-export.ts'
import { istDate } from '#domain/time/india-time.ts'
import { recordProgressExport } from '#usecases/desk/record-export.ts'
import { type CourseStudent, readCourseStudents } from '#usecases/learning/read-course-students.ts'
import type { Route } from './+types/course-students-csv'

/** Where each student of a course is, as a table. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, staff, now } = requireStaff(context, 'enrollments')
  requireSecondProof(context, staff, `/staff/courses/students/${encodeURIComponent(params.course)}`)
  const read = await readCourseStudents(db, { id: staff.id, language: LANGUAGE }, { courseSlug: params.course, now })
  if (!read) throw notFound()

  const { course, students } = read
  await recordProgressExport(db, { courseId: course.id, rows: students.length, staffId: staff.id, now })
  const content = csvFile(COURSE_STUDENTS.csvColumns, students.map(cellsOf))
  return privateFile({ name: `${course.slug}-${istDate(now)}.csv`, type: 'text/csv; charset=utf-8', content })
}

/** In the order of the columns. */
function cellsOf({ fullName, email, enrolledAt, state, ...where }: CourseStudent): CsvCell[] {
  const { done, opened, lessons, donePercent, at, lastStep } = where
  return [
    ...[fullName ?? ENROLLMENTS.unknown, email ?? '', istDate(enrolledAt), COURSE_STUDENTS.states[state]],
    ...[done, opened, lessons, donePercent],
    ...[at ?? '', lastStep ? istDate(lastStep) : ''],
  ]
}
