import { isDeepStrictEqual } from 'node:util'
import { recordSampleText } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import {
  type PracticeTexts,
  recordPracticeTexts,
  recordSampleRewrite,
  type SampleRewrite,
} from '#db/content/sample-texts.ts'
import { slugOf } from '#domain/blog/post-slug.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { type Samples, samplesIn } from './sample/samples.ts'
import { writtenSample } from './sample/written-sample.ts'

/** Writes the samples that nobody has changed in another language. Their addresses stay. */
export async function rewriteSamples(tx: Database, language: Language): Promise<void> {
  const rowsByLanguage = LANGUAGES.map((one) => sampleRows(samplesIn(one)))
  for (const [index, { kind, column, texts }] of sampleRows(samplesIn(language)).entries()) {
    const says = rowsByLanguage.map((rows) => String(rows[index]?.texts[column]))
    await recordSampleRewrite(tx, { kind, column, says, texts })
  }
  for (const post of samplesIn(language).posts) {
    await recordSampleText(tx, writtenSample(post, slugOf(post.englishTitle)))
  }
  await recordPracticeTexts(tx, await rewrittenPractice(tx, language))
}

/** What the practice still has as one of the samples says it. */
async function rewrittenPractice(tx: Database, language: Language): Promise<PracticeTexts> {
  const now = practiceTexts(await requirePractice(tx))
  const written = practiceTexts(samplesIn(language).practice)
  const samples = LANGUAGES.map((one) => practiceTexts(samplesIn(one).practice))
  const isSample = (name: keyof typeof now) => samples.some((sample) => isDeepStrictEqual(sample[name], now[name]))
  return Object.fromEntries(Object.entries(written).filter(([name]) => isSample(name as keyof typeof now)))
}

function practiceTexts(practice: Practice) {
  const { name, tagline, trustLine, astrologerName, astrologerTitles, about, facts, homeTexts, contact } = practice
  const { address } = contact
  return { name, tagline, trustLine, astrologerName, astrologerTitles, about, facts, homeTexts, address }
}

/** The texts of all samples except posts, in the same order in every language. */
function sampleRows({
  courses,
  packages,
  testimonials,
  faqEntries,
  teachers,
  lessons,
}: Samples): Omit<SampleRewrite, 'says'>[] {
  return [
    ...courses.map(({ slug, title, description, highlights }) => ({
      kind: 'courses' as const,
      column: 'slug',
      texts: { slug, title, description, highlights },
    })),
    ...packages.map(({ slug, name, description, durationLabel, features, needs }) => ({
      kind: 'packages' as const,
      column: 'slug',
      texts: { slug, name, description, durationLabel, features, needs },
    })),
    ...testimonials.map(({ name, place, quote }) => ({
      kind: 'testimonials' as const,
      column: 'quote',
      texts: { name, place, quote },
    })),
    ...faqEntries.map(({ question, answer }) => ({
      kind: 'faq' as const,
      column: 'question',
      texts: { question, answer },
    })),
    ...teachers.flatMap(({ slug, name, introduction, biography, links, pages }) => [
      { kind: 'teachers' as const, column: 'slug', texts: { slug, name, introduction, biography, links } },
      ...TEACHER_LEVELS.flatMap((level) => {
        const { summary, comingSoonNote, resources } = pages[level]
        return [
          {
            kind: 'teacher-pages' as const,
            column: 'slug',
            texts: { slug: `${slug}-${level}`, summary, comingSoonNote },
          },
          ...resources.map(({ title, description, duration }) => ({
            kind: 'resources' as const,
            column: 'title',
            texts: { title, description, duration },
          })),
        ]
      }),
    ]),
    ...Object.values(lessons)
      .flat()
      .flatMap(({ title, summary, lessons: inside }) => [
        { kind: 'modules' as const, column: 'title', texts: { title, summary } },
        ...inside.map((lesson) => ({
          kind: 'lessons' as const,
          column: 'title',
          texts: { title: lesson.title, content: lesson.content },
        })),
      ]),
  ]
}
