import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { requirePractice } from '#db/content/practice.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { loadSampleContent } from './load-sample-content.ts'
import { rewriteSamples } from './rewrite-samples.ts'
import { samplesIn } from './sample/samples.ts'

/** How many texts each list has; a list of a language may not be longer than the English one. */
function sizes({
  courses,
  packages,
  testimonials,
  faqEntries,
  teachers,
  lessons,
  posts,
}: ReturnType<typeof samplesIn>) {
  return {
    lists: [courses, packages, testimonials, faqEntries, posts].map((list) => list.length),
    inside: [
      ...courses.map(({ highlights }) => highlights?.length),
      ...packages.map(({ features, needs }) => `${features?.length} ${needs?.length}`),
      ...teachers.map(({ links, pages }) => [
        links?.length,
        ...Object.values(pages).map(({ resources }) => resources.length),
      ]),
      ...Object.values(lessons).map((modules) => modules.map(({ lessons: inside }) => inside.length)),
    ],
  }
}

test.each(LANGUAGES)('the samples in %s are the English ones in other words', (language) => {
  expect(sizes(samplesIn(language))).toEqual(sizes(samplesIn('en')))
})

test('samples that nobody has changed follow the language of the practice, and back', async () => {
  await loadSampleContent(database())
  await database().execute(sql`
    update consultation_packages set name = 'My question', is_sample = false where slug = 'prasna'`)
  await database().execute(sql`update practice set tagline = 'My own line'`)
  const texts = async () => {
    const practice = await requirePractice(database())
    const packages = await listConsultationPackages(database())
    const { rows } = await database().execute(sql`
      select title from courses union all select question from faq_entries union all select title from lessons
      union all select title from blog_posts order by 1`)
    return { about: practice.about, tagline: practice.tagline, names: packages.map(({ name }) => name), rows }
  }
  const before = await texts()

  await rewriteSamples(database(), 'te')
  const rewritten = await texts()
  await rewriteSamples(database(), 'en')

  const { practice, packages } = samplesIn('te')
  expect(rewritten.about).toBe(practice.about)
  expect(rewritten.tagline).toBe('My own line')
  expect(rewritten.names).toEqual(['My question', ...packages.slice(1).map(({ name }) => name)])
  expect(await texts()).toEqual(before)
})
