import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { findLearningCourse, listLessons } from '#db/learning/learning.ts'
import { listQuestionsForStaff } from '#db/learning/lesson-questions.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { askLessonQuestion } from '#usecases/learning/ask-lesson-question.ts'
import { answerLessonQuestion } from '#usecases/learning/moderate-lesson-question.ts'
import { readLesson } from '#usecases/learning/read-lesson.ts'
import { expectDone } from './expect-done.ts'

const COURSE = 'pradhamika'

/** The first is answered and shown to the students of the course; the others wait. */
const QUESTIONS = [
  {
    formId: 'd0e1f2a3-0000-4000-8000-000000000001',
    hoursAgo: 30,
    isPrivate: false,
    text: 'Is the lagna taken from the place of birth, or from the place where I live now?',
    answer:
      'From the place of birth. The place where you live now matters for the panchanga of a day, not for your chart.',
  },
  {
    formId: 'd0e1f2a3-0000-4000-8000-000000000002',
    hoursAgo: 20,
    isPrivate: true,
    text: 'मेरे जन्म का समय ठीक से पता नहीं है। क्या मैं सूर्योदय की कुंडली से सीख सकती हूँ?',
  },
  {
    formId: 'd0e1f2a3-0000-4000-8000-000000000003',
    hoursAgo: 2,
    isPrivate: false,
    text: 'ఒకే ఊళ్లో, ఒకే నిమిషంలో పుట్టిన కవలలకు చక్రం ఒకటేనా?',
  },
]

type Asked = { readonly studentId: string; readonly staffId: string; readonly now: Date }

/** A student asks under the first lesson of the sample course. */
export async function askDemoQuestions(db: Database, keys: KeyRing, { studentId, staffId, now }: Asked): Promise<void> {
  const course = await findLearningCourse(db, COURSE)
  const [lesson] = course ? await listLessons(db, course, studentId) : []
  if (!lesson) return
  const student = { id: studentId, roles: ['client'] } as const
  const visit = { courseSlug: COURSE, lessonId: lesson.id }

  for (const { hoursAgo, answer, ...question } of QUESTIONS) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    expectDone(await readLesson(db, student, { ...visit, now: at }), 'an opened lesson')
    expectDone(await askLessonQuestion(db, keys, student, { ...visit, ...question, now: at }), 'a question')
    if (answer === undefined) continue
    const [asked] = await listQuestionsForStaff(db, { isAnswered: false, limit: 1 })
    const named = { questionId: asked?.id ?? 0, version: asked?.version ?? 0, staffId }
    const answeredAt = new Date(at.getTime() + 6 * HOUR_MS)
    expectDone(
      await answerLessonQuestion(db, keys, { ...named, answer, isShown: true, now: answeredAt }),
      'an answer to a question',
    )
  }
}
