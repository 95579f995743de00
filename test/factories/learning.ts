import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { recordEnrollment } from '#db/learning/enrollments.ts'
import { recordQuizTry } from '#db/learning/quizzes.ts'
import { bookings } from '#db/schema/bookings.ts'
import { courseModules, lessons, quizQuestions } from '#db/schema/learning.ts'
import type { SoldCourse } from '#domain/content/offers.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'
import { givenUser } from './accounts.ts'
import { givenCourse } from './catalogue.ts'

type EnrollmentDetails = {
  readonly userId: string
  readonly course: Pick<SoldCourse, 'id' | 'title' | 'level' | 'price'>
  readonly status?: EnrollmentStatus
  readonly enrolledAt?: Date
}

/** A paid enrollment in a course, with the booking that paid for it. */
export async function givenEnrollment(db: Database, details: EnrollmentDetails): Promise<number> {
  const { userId, course, status = 'enrolled', enrolledAt = new Date() } = details
  const [booking] = await db
    .insert(bookings)
    .values({
      code: randomUUID().slice(0, 8),
      userId,
      idempotencyKey: randomUUID(),
      serviceType: 'course',
      serviceName: course.title,
      courseId: course.id,
      listedPrice: course.price,
      amount: course.price,
      status: 'paid',
      paymentStatus: 'paid',
      holdExpiresAt: enrolledAt,
      payableUntil: enrolledAt,
      timeZone: 'Asia/Kolkata',
      createdAt: enrolledAt,
      updatedAt: enrolledAt,
    })
    .returning({ id: bookings.id })
  const id = await recordEnrollment(db, {
    userId,
    courseId: course.id,
    bookingId: booking?.id ?? '',
    courseTitle: course.title,
    courseLevel: course.level,
    status,
    enrollmentDate: enrolledAt,
  })
  if (id === undefined) throw new Error('This student is already enrolled in this course.')
  return id
}

/** A module with the given number of short lessons; returns their IDs. */
export async function givenLessons(db: Database, courseId: number, count: number): Promise<number[]> {
  const [module] = await db
    .insert(courseModules)
    .values({ courseId, title: 'First steps' })
    .returning({ id: courseModules.id })
  const rows = Array.from({ length: count }, (_, index) => ({
    moduleId: module?.id ?? 0,
    title: `Lesson ${index + 1}`,
    kind: 'text' as const,
    content: `Text of lesson **${index + 1}**.`,
    minutes: 5,
    position: index + 1,
  }))
  if (rows.length === 0) return []
  const added = await db.insert(lessons).values(rows).returning({ id: lessons.id })
  return added.map(({ id }) => id)
}

/** What the form of a lesson sends for the fields that start filled in. */
export const FILLED_IN_LESSON_FIELDS = { opensAfterDays: '0', passPercent: '70' } as const

/** A student of a new course with this many lessons. */
export async function givenStudent(db: Database, lessonCount: number) {
  const course = await givenCourse(db)
  const lessonIds = await givenLessons(db, course.id, lessonCount)
  const { id, email } = await givenUser(db)
  const enrollmentId = await givenEnrollment(db, { userId: id, course })
  return { course, lessonIds, enrollmentId, email, student: { id, roles: ['client'] } as const }
}

type QuizQuestionDetails = Omit<typeof quizQuestions.$inferInsert, 'lessonId' | 'answers'> & {
  readonly answers?: readonly string[]
}

/** Questions of a lesson's quiz, after those that it has. */
export async function givenQuizQuestions(
  db: Database,
  lessonId: number,
  questions: readonly QuizQuestionDetails[],
): Promise<void> {
  await db
    .insert(quizQuestions)
    .values(questions.map(({ answers = [], ...question }) => ({ ...question, answers: [...answers], lessonId })))
}

/** The first try of a student at a quiz of one question, which was not passed. */
export function givenQuizTry(
  db: Database,
  { userId, lessonId, now }: { readonly userId: string; readonly lessonId: number; readonly now: Date },
): Promise<void> {
  const answers = [{ questionId: 1, question: 'Which nakshatra comes first?', given: 'Bharani', isRight: false }]
  const result = { rightAnswers: 0, questions: 1, isPassed: false }
  return recordQuizTry(db, { userId, lessonId, number: 1, answers, ...result, answeredAt: now })
}
