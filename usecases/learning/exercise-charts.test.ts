import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exerciseCharts, lessons, quizQuestions } from '#db/schema/learning.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { exerciseOfChart } from '#domain/learning/exercise-charts.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenQuizQuestions, givenStudent } from '#test/factories/learning.ts'
import { answerExercise } from './answer-exercise.ts'
import { answerQuiz } from './answer-quiz.ts'
import { chooseOwnQuestion, mayUseOwnCharts, questionName } from './choose-exercise.ts'
import { listOwnCharts, removeExerciseChart, saveExerciseChart } from './exercise-charts.ts'
import { readLesson } from './read-lesson.ts'
import { answerField, readQuiz } from './read-quiz.ts'

const now = new Date('2026-11-19T06:00:00Z')
const MYSURU = {
  name: 'Mysuru',
  region: 'Karnataka',
  country: 'IN',
  lat: 12.2979,
  lon: 76.6393,
  timeZone: 'Asia/Kolkata',
}
const BIRTH: Birth = { ...USUAL_CONTEXT, fullName: 'Nobody', date: '1970-05-17', time: '06:42', place: MYSURU }

let staffId: string

beforeEach(async () => {
  await database().delete(exerciseCharts)
  staffId = await givenStaff(database())
})

const save = (label: string, birth: Birth = BIRTH, id?: string) =>
  saveExerciseChart(database(), TEST_KEYS, { id, label, birth, staffId, now })

async function givenChart(time = '06:42') {
  const saved = await save('A musician', { ...BIRTH, time })
  if (!saved.ok) throw new Error(saved.refusal)
  return saved.value.id
}

test('a chart needs a label, a time and a place, is stored encrypted and without a name, and is changed', async () => {
  expect(await save(' ')).toEqual({ ok: false, refusal: 'label-missing' })
  expect(await save('One', { ...BIRTH, time: null })).toEqual({ ok: false, refusal: 'time-missing' })
  expect(await save('One', { ...BIRTH, place: null })).toEqual({ ok: false, refusal: 'place-missing' })

  const id = await givenChart()
  const [row] = await database().select().from(exerciseCharts)
  expect(row?.label).toBe('A musician')
  expect(row?.sealedBirth).not.toContain('1970')
  await save('A dancer', { ...BIRTH, date: '1971-05-17' }, id)

  const [chart] = await listOwnCharts(database(), TEST_KEYS)
  expect(chart).toMatchObject({ id, chart: { birth: { date: '1971-05-17' } } })
  await removeExerciseChart(database(), { id, staffId, now })
  expect(await save('A dancer', BIRTH, id)).toEqual({ ok: false, refusal: 'chart-not-found' })
})

test('a student gets each question about the charts once, and then there is none', async () => {
  await givenChart('06:42')
  await givenChart('10:20')
  const { id: userId } = await givenUser(database())
  const charts = await listOwnCharts(database(), TEST_KEYS)
  const asked: string[] = []
  for (let count = 0; count < 5; count++) {
    const from = { userId, kind: 'lagna-lord', level: 1, seed: String(count) } as const
    const question = await chooseOwnQuestion(database(), TEST_KEYS, from)
    const chart = charts.find(({ id }) => id === question?.chartId)
    if (!question || !chart) break
    const exercise = exerciseOfChart({ kind: 'lagna-lord', level: 1, seed: question.seed }, chart)
    if (!exercise) throw new Error('The question can be asked.')
    const given = Object.fromEntries(exercise.parts.map(({ name, answer }) => [name, answer]))
    await answerExercise(database(), { userId, exercise, name: questionName(exercise), given, now })
    asked.push(question.chartId)
  }

  expect(asked.toSorted()).toEqual(charts.map(({ id }) => id).toSorted())
})

test('the charts are for students and for who teaches', async () => {
  const { student } = await givenStudent(database(), 1)
  const stranger = await givenUser(database())

  expect(await mayUseOwnCharts(database(), student)).toBe(true)
  expect(await mayUseOwnCharts(database(), { id: stranger.id, roles: ['client'] })).toBe(false)
  expect(await mayUseOwnCharts(database(), { id: staffId, roles: ['astrologer'] })).toBe(true)
})

test('a quiz asks about the charts, is asked anew when one is removed under the student, and then about a random one', async () => {
  const chartId = await givenChart()
  const { course, lessonIds, student } = await givenStudent(database(), 1)
  const [lessonId = 0] = lessonIds
  await givenQuizQuestions(database(), lessonId, [{ kind: 'exercise', exercise: 'lagna-lord', exerciseLevel: 1 }])
  await database().update(quizQuestions).set({ ownCharts: true }).where(eq(quizQuestions.lessonId, lessonId))
  await database().update(lessons).set({ passPercent: 100 }).where(eq(lessons.id, lessonId))
  const visit = { courseSlug: course.slug, lessonId, keys: TEST_KEYS, now }
  await readLesson(database(), student, visit)
  const read = async () => {
    const quiz = await readQuiz(database(), student, visit)
    const [question] = quiz.ok ? quiz.value.questions : []
    if (!quiz.ok || question?.kind !== 'exercise') throw new Error('The quiz has an exercise.')
    return { ...quiz.value, question }
  }

  const before = await read()
  expect(before.question.chosen.chart).toBe(chartId)
  expect(before.question.exercise.facts.birth).toBeUndefined()
  const { id } = before.question.row
  const [part] = before.question.exercise.parts
  const given = (field: string) => (field === answerField(id, part?.name) ? [String(part?.answer)] : [])
  const { tryNumber, fingerprint } = before
  await removeExerciseChart(database(), { id: chartId, staffId, now })

  expect(await answerQuiz(database(), student, { ...visit, tryNumber, fingerprint, given })).toEqual({
    ok: false,
    refusal: { reason: 'questions-changed' },
  })
  expect((await read()).question.chosen.chart).toBeUndefined()
})
