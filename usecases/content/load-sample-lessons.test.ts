import { expect, test } from 'vitest'
import { listWrittenTasks } from '#db/learning/handed-in-work.ts'
import { findLearningCourse, findLessonContent, listLessons, listSyllabusLessons } from '#db/learning/learning.ts'
import { listQuizQuestions, listQuizRules } from '#db/learning/quizzes.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import { loadSampleContent } from './load-sample-content.ts'

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]/,
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
}

test('each sample course has lessons, and the complete one has all of them', async () => {
  const db = database()
  await loadSampleContent(db)
  const { id: userId } = await givenUser(db)

  const count = async (slug: string) => {
    const course = await findLearningCourse(db, slug)
    return course ? (await listLessons(db, course, userId)).length : 0
  }
  const parts = await Promise.all(['pradhamika', 'madhyamika', 'unnata'].map(count))

  for (const lessons of parts) expect(lessons).toBeGreaterThanOrEqual(3)
  expect(await count('sampurna-jyotish')).toBe(parts.reduce((sum, lessons) => sum + lessons, 2))
})

test('the first lesson of each sample course is free to read, and no other', async () => {
  const lessons = await listSyllabusLessons(database())
  const firsts = lessons.filter(({ courseSlug }, index) => lessons[index - 1]?.courseSlug !== courseSlug)

  expect(firsts).toHaveLength(4)
  expect(lessons.filter(({ isFree }) => isFree)).toEqual(firsts)
})

test('renders the text of a lesson as headings and lists', async () => {
  const content = await findLessonContent(database(), 1)

  expect(renderMarkdown(content?.content ?? '')).toMatch(/<h2>Three questions<\/h2>[\s\S]*<ol>/)
})

test('a sample course has a quiz, written work and an exercise, in every language', async () => {
  const db = database()
  const { id: userId } = await givenUser(db)
  const course = await findLearningCourse(db, 'pradhamika')
  const lessons = course ? await listLessons(db, course, userId) : []
  const lessonIds = lessons.map(({ id }) => id)
  const [quiz] = await listQuizRules(db, { userId, lessonIds })

  expect(lessons.map(({ exercise }) => exercise).filter(Boolean)).toEqual(['lagna-lord'])
  for (const language of LANGUAGES) {
    const questions = await listQuizQuestions(db, quiz?.lessonId ?? 0, language)
    const tasks = await listWrittenTasks(db, { userId, lessonIds }, language)
    const texts = [...questions.flatMap(({ question, explanation }) => [question, explanation]), tasks[0]?.task ?? '']
    expect([questions.length, tasks.length]).toEqual([3, 1])
    for (const text of texts) expect(text).toMatch(SCRIPTS[language])
    for (const { answers, originalAnswers } of questions) expect(answers).toHaveLength(originalAnswers.length)
  }
})
