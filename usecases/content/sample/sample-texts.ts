import type { Practice } from '#domain/content/practice-profile.ts'
import type { TeacherLevel } from '#domain/content/teacher-page.ts'

/**
 * The samples in another language. What is left out stays English. Lists have the order of the English ones, and may stop
 * earlier.
 */
export type SampleTexts = {
  readonly practice?: SamplePracticeTexts
  readonly courses?: readonly SampleCourseText[]
  readonly packages?: readonly SamplePackageText[]
  readonly testimonials?: readonly SampleTestimonialText[]
  readonly faqEntries?: readonly SampleFaqText[]
  /** By the teacher's slug. */
  readonly teachers?: Readonly<Record<string, SampleTeacherText>>
  /** By the slug of the course. */
  readonly lessons?: Readonly<Record<string, readonly SampleModuleText[]>>
  /** By the English title, of which the address is made. */
  readonly posts?: Readonly<Record<string, SamplePostText>>
}

export type SamplePracticeTexts = Pick<
  Practice,
  'name' | 'tagline' | 'trustLine' | 'astrologerName' | 'astrologerTitles' | 'about' | 'facts'
> & { readonly address: string; readonly benefits: readonly { readonly title: string; readonly text: string }[] }

export type SampleCourseText = {
  readonly title: string
  readonly description: string
  readonly highlights: readonly string[]
}

export type SamplePackageText = {
  readonly name: string
  readonly description: string
  readonly durationLabel: string
  readonly features: readonly string[]
  readonly needs: readonly string[]
}

export type SampleTestimonialText = { readonly name: string; readonly place: string; readonly quote: string }

export type SampleFaqText = { readonly question: string; readonly answer: string }

export type SampleTeacherText = {
  readonly name: string
  readonly introduction: string
  readonly biography: string
  /** The labels of the links. */
  readonly links: readonly string[]
  readonly pages: Readonly<Record<TeacherLevel, SampleTeacherPageText>>
}

type SampleTeacherPageText = {
  readonly summary: string
  readonly comingSoonNote?: string
  readonly resources: readonly { readonly title: string; readonly description: string; readonly duration: string }[]
}

export type SampleModuleText = {
  readonly title: string
  readonly summary: string
  readonly lessons: readonly SampleLessonText[]
}

type SampleLessonText = {
  readonly title: string
  readonly content: string
  readonly task?: string
  /** With as many answers as the English question. */
  readonly quiz?: readonly {
    readonly question: string
    readonly answers: readonly string[]
    readonly explanation: string
  }[]
}

/** The content is Markdown. */
export type SamplePostText = { readonly title: string; readonly summary: string; readonly content: string }
