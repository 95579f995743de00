import { expect, test } from 'vitest'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import { FIRST_LANGUAGE, TRANSLATIONS } from '#domain/languages.ts'
import { type Samples, samplesIn } from './samples.ts'

test.each(TRANSLATIONS)('no sample is left in English in %s', (language) => {
  const english = new Set(textsOf(samplesIn(FIRST_LANGUAGE)))

  expect(textsOf(samplesIn(language)).filter((text) => english.has(text))).toEqual([])
})

/** What is read of each sample; names of books and programs stay as they are. */
function textsOf({
  practice,
  courses,
  packages,
  testimonials,
  faqEntries,
  teachers,
  lessons,
  posts,
}: Samples): string[] {
  return [
    practice.about,
    ...courses.map(({ description }) => description),
    ...packages.map(({ description }) => description),
    ...testimonials.map(({ quote }) => quote),
    ...faqEntries.flatMap(({ question, answer }) => [question, answer]),
    ...teachers.flatMap(({ biography, pages }) => [
      biography,
      ...TEACHER_LEVELS.flatMap((level) => [
        pages[level].summary,
        ...pages[level].resources.map(({ description }) => description),
      ]),
    ]),
    ...Object.values(lessons).flatMap((modules) =>
      modules.flatMap(({ summary, lessons: each }) => [
        summary,
        ...each.flatMap(({ content, task = '', quiz = [] }) => [
          content,
          ...(task === '' ? [] : [task]),
          ...quiz.flatMap(({ question, answers, explanation }) => [question, ...answers, explanation]),
        ]),
      ]),
    ),
    ...posts.flatMap(({ title, summary, content }) => [title, summary, content]),
  ]
}
