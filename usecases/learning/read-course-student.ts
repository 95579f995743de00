import type { Database } from '#db/client.ts'
import { findCourseStudent } from '#db/learning/course-students.ts'
import { listExerciseProgress } from '#db/learning/exercise-progress.ts'
import { listHandedInWork } from '#db/learning/handed-in-work.ts'
import { findLearningCourse, type LessonListItem, listLessons } from '#db/learning/learning.ts'
import { listQuizTries } from '#db/learning/quizzes.ts'
import type { Language } from '#domain/languages.ts'
import type { ExerciseProgress } from '#domain/learning/exercise-goal.ts'
import type { WorkVerdict } from '#domain/learning/handed-in-work.ts'
import { type LessonLock, lessonLocks } from '#domain/learning/lesson-order.ts'
import type { QuizAnswer } from '#domain/learning/quizzes.ts'
import { type StudentPlace, studentPlace } from '#domain/learning/student-state.ts'
import { isUuid } from '#domain/uuid.ts'
import { type LessonTask, listLessonTasks } from './lesson-tasks.ts'

type NamedStudent = {
  readonly courseSlug: string
  readonly userId: string
  readonly language: Language
  readonly now: Date
}

/** What a student has done at one lesson. */
export type StudentsLesson = LessonListItem & {
  readonly lock: LessonLock | undefined
  readonly tasks: readonly LessonTask[]
  /** The first one first. */
  readonly tries: readonly StudentsTry[]
  /** The latest first. */
  readonly works: readonly { readonly id: string; readonly handedInAt: Date; readonly verdict: WorkVerdict | null }[]
  /** Undefined before the first answer, and at a lesson without an exercise. */
  readonly exerciseProgress: (ExerciseProgress & { readonly answeredAt: Date }) | undefined
}

export type StudentsTry = {
  readonly number: number
  readonly answers: readonly QuizAnswer[]
  readonly rightAnswers: number
  readonly questions: number
  readonly isPassed: boolean
  readonly answeredAt: Date
}

export type CourseStudentProgress = {
  readonly course: { readonly slug: string; readonly title: string }
  readonly fullName: string | null
  readonly email: string | null
  readonly enrolledAt: Date
  readonly place: StudentPlace<StudentsLesson>
  readonly lessons: readonly StudentsLesson[]
}

/** All steps, tries and texts of one student of a course, by lesson. Undefined for somebody who is not enrolled in it. */
export async function readCourseStudent(
  db: Database,
  { courseSlug, userId, language, now }: NamedStudent,
): Promise<CourseStudentProgress | undefined> {
  const course = await findLearningCourse(db, courseSlug, language)
  const student = course && isUuid(userId) && (await findCourseStudent(db, { courseId: course.id, userId }))
  if (!student) return undefined

  const { status, enrollmentDate, timeZone, fullName, email } = student
  const listed = lessonLocks(await listLessons(db, course, userId, language), [student], now)
  const asked = { userId, lessonIds: listed.map(({ id }) => id) }
  const [tasks, tries, works, exercises] = await Promise.all([
    listLessonTasks(db, { ...asked, timeZone, now }),
    listQuizTries(db, asked),
    listHandedInWork(db, asked),
    listExerciseProgress(db, userId),
  ])
  const isOf =
    ({ id }: LessonListItem) =>
    ({ lessonId }: { readonly lessonId: number }) =>
      lessonId === id
  const lessons = listed.map((lesson) => ({
    ...lesson,
    tasks: tasks.filter(isOf(lesson)),
    tries: tries.filter(isOf(lesson)),
    works: works.filter(isOf(lesson)).map(({ id, handedInAt, verdict }) => ({ id, handedInAt, verdict })),
    exerciseProgress: exercises.find(({ kind, level, lessonId }) => {
      return lessonId === lesson.id && kind === lesson.exercise && level === lesson.exerciseLevel
    }),
  }))
  return {
    course: { slug: course.slug, title: course.title },
    fullName,
    email,
    enrolledAt: enrollmentDate,
    place: studentPlace({ status, enrolledAt: enrollmentDate }, lessons, now),
    lessons,
  }
}
