import type { ContentKind } from '#domain/content/content-kinds.ts'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import type { TranslatedKind } from '#domain/content/translations.ts'
import type { Samples } from './samples.ts'

type SampleRow = {
  readonly kind: ContentKind & TranslatedKind
  /** By which it differs from other samples of its kind. */
  readonly column: string
  readonly texts: Readonly<Record<string, unknown>>
}

/** The texts of all samples except posts, in the same order in every language. */
export function sampleRows({ courses, packages, testimonials, faqEntries, teachers, lessons }: Samples): SampleRow[] {
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
        ...inside.flatMap(({ title: lesson, content, task = '', quiz = [] }) => [
          { kind: 'lessons' as const, column: 'title', texts: { title: lesson, content, task } },
          ...quiz.map(({ question, answers, explanation }) => ({
            kind: 'quiz-questions' as const,
            column: 'question',
            texts: { question, answers, explanation },
          })),
        ]),
      ]),
  ]
}
