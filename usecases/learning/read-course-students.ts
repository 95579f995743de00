import type { Database } from '#db/client.ts'
import { listClassStarts } from '#db/learning/cohorts.ts'
import { listCourseStudents, listStepsOfStudents } from '#db/learning/course-students.ts'
import { findLearningCourse, listLessons } from '#db/learning/learning.ts'
import type { Language } from '#domain/languages.ts'
import { lessonLocks } from '#domain/learning/lesson-order.ts'
import { STUDENT_STATES, type StudentState, studentPlace } from '#domain/learning/student-state.ts'

type Reader = { readonly id: string; readonly language: Language }

export type CourseStudent = {
  readonly userId: string
  readonly fullName: string | null
  readonly email: string | null
  /** By the search; everybody without one. */
  readonly isFound: boolean
  readonly enrolledAt: Date
  readonly state: StudentState
  readonly done: number
  readonly opened: number
  readonly lessons: number
  readonly donePercent: number
  /** The lesson where they go on. */
  readonly at: string | null
  readonly lastStep: Date | null
}

export type CourseStudents = {
  readonly course: { readonly id: number; readonly slug: string; readonly title: string }
  readonly students: readonly CourseStudent[]
}

/** All students of a course: the stuck ones first, and in each state who waits the longest. Undefined for an unknown course. */
export async function readCourseStudents(
  db: Database,
  reader: Reader,
  { courseSlug, now, search }: { readonly courseSlug: string; readonly now: Date; readonly search?: string },
): Promise<CourseStudents | undefined> {
  const course = await findLearningCourse(db, courseSlug, reader.language)
  if (!course) return undefined

  const lessons = await listLessons(db, course, reader.id, reader.language)
  const lessonIds = lessons.map(({ id }) => id)
  const [students, steps, classStarts] = await Promise.all([
    listCourseStudents(db, course.id, search),
    lessonIds.length === 0 ? [] : listStepsOfStudents(db, course.id, lessonIds),
    listClassStarts(db, course.id),
  ])
  const stepsOf = Map.groupBy(steps, ({ userId }) => userId)
  const places = students.map(({ status, enrollmentDate, bookingDate, timeZone, cohortId, ...student }) => {
    const own = new Map(stepsOf.get(student.userId)?.map((step) => [step.lessonId, step]))
    const theirs = lessons.map((lesson) => {
      const { openedAt = null, doneAt = null } = own.get(lesson.id) ?? {}
      const tied = classStarts.find((one) => one.cohortId === cohortId && one.lessonId === lesson.id)
      return { ...lesson, openedAt, doneAt, classStartsAt: tied?.startsAt ?? null }
    })
    const locked = lessonLocks(theirs, [{ bookingDate, enrollmentDate, timeZone }], now)
    const { progress, state, at, lastStep } = studentPlace({ status, enrolledAt: enrollmentDate }, locked, now)
    const { done, opened, lessons: all, donePercent } = progress
    return {
      ...student,
      enrolledAt: enrollmentDate,
      state,
      done,
      opened,
      lessons: all,
      donePercent,
      at: at?.title ?? null,
      lastStep,
    }
  })
  return { course: { id: course.id, slug: course.slug, title: course.title }, students: places.sort(longestFirst) }
}

function longestFirst(one: CourseStudent, other: CourseStudent): number {
  const byState = STUDENT_STATES.indexOf(one.state) - STUDENT_STATES.indexOf(other.state)
  return byState || waitingSince(one) - waitingSince(other)
}

function waitingSince({ lastStep, enrolledAt }: CourseStudent): number {
  return (lastStep ?? enrolledAt).getTime()
}
