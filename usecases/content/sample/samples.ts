import type { NewConsultationPackage, NewCourse } from '#db/content/catalogue.ts'
import type { NewFaqEntry } from '#db/content/faq.ts'
import type { NewTestimonial } from '#db/content/testimonials.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import type { Language } from '#domain/languages.ts'
import { recordOf } from '#domain/record-of.ts'
import { SAMPLE_CONSULTATION_PACKAGES } from './en/consultation-packages.ts'
import { SAMPLE_COURSES } from './en/courses.ts'
import { SAMPLE_FAQ_ENTRIES } from './en/faq-entries.ts'
import { JAIMINI_TEACHER } from './en/jaimini.ts'
import { MADHYAMIKA_MODULES } from './en/lessons/madhyamika.ts'
import { PRADHAMIKA_MODULES } from './en/lessons/pradhamika.ts'
import { SAMPURNA_MODULES } from './en/lessons/sampurna.ts'
import { UNNATA_MODULES } from './en/lessons/unnata.ts'
import { PARASHARA } from './en/parashara.ts'
import { CHOOSING_A_REMEDY } from './en/posts/choosing-a-remedy.ts'
import { HOW_TO_STUDY } from './en/posts/how-to-study.ts'
import { MATCHING_POST } from './en/posts/matching.ts'
import { SATURN_POST } from './en/posts/saturn.ts'
import { SEVENTH_HOUSE } from './en/posts/seventh-house.ts'
import { THREE_QUESTIONS } from './en/posts/three-questions.ts'
import { TWENTY_SEVEN_MANSIONS } from './en/posts/twenty-seven-mansions.ts'
import { WHAT_A_CHART_IS } from './en/posts/what-a-chart-is.ts'
import { SAMPLE_PRACTICE } from './en/practice.ts'
import { SAMPLE_TESTIMONIALS } from './en/testimonials.ts'
import { HINDI_SAMPLES } from './hi/samples.ts'
import type { SampleModule } from './sample-lesson.ts'
import type { SamplePost } from './sample-post.ts'
import type { SampleTeacher } from './sample-teacher.ts'
import type { SampleModuleText, SampleTeacherText, SampleTexts } from './sample-texts.ts'
import { TELUGU_SAMPLES } from './te/samples.ts'

/** What an empty site is filled with. */
export type Samples = {
  readonly practice: Practice
  readonly courses: readonly NewCourse[]
  readonly packages: readonly NewConsultationPackage[]
  readonly testimonials: readonly NewTestimonial[]
  readonly faqEntries: readonly NewFaqEntry[]
  readonly teachers: readonly SampleTeacher[]
  /** By the slug of the course. The first lesson of a course is free to read. */
  readonly lessons: Readonly<Record<string, readonly SampleModule[]>>
  /** One article for each category, oldest first. Its address is made of the English title. */
  readonly posts: readonly (SamplePost & { readonly englishTitle: string })[]
}

const POSTS: readonly SamplePost[] = [
  WHAT_A_CHART_IS,
  TWENTY_SEVEN_MANSIONS,
  CHOOSING_A_REMEDY,
  THREE_QUESTIONS,
  HOW_TO_STUDY,
  SATURN_POST,
  SEVENTH_HOUSE,
  MATCHING_POST,
]

const LESSONS: Samples['lessons'] = {
  pradhamika: PRADHAMIKA_MODULES,
  madhyamika: MADHYAMIKA_MODULES,
  unnata: UNNATA_MODULES,
  'sampurna-jyotish': SAMPURNA_MODULES,
}

const TEXTS: Readonly<Record<Language, SampleTexts>> = { en: {}, hi: HINDI_SAMPLES, te: TELUGU_SAMPLES }

/** Texts without a translation are English. */
export function samplesIn(language: Language): Samples {
  const texts = TEXTS[language]
  return {
    practice: practiceWith(texts.practice),
    courses: rowsWith(SAMPLE_COURSES, texts.courses),
    packages: rowsWith(SAMPLE_CONSULTATION_PACKAGES, texts.packages),
    testimonials: rowsWith(SAMPLE_TESTIMONIALS, texts.testimonials),
    faqEntries: rowsWith(SAMPLE_FAQ_ENTRIES, texts.faqEntries),
    teachers: [PARASHARA, JAIMINI_TEACHER].map((teacher) => teacherWith(teacher, texts.teachers?.[teacher.slug])),
    lessons: Object.fromEntries(
      Object.entries(LESSONS).map(([course, modules]) => [course, modulesWith(modules, texts.lessons?.[course])]),
    ),
    posts: POSTS.map((post) => ({ ...post, englishTitle: post.title, ...texts.posts?.[post.title] })),
  }
}

function rowsWith<Row, Text>(rows: readonly Row[], texts: readonly Text[] = []): (Row & Partial<Text>)[] {
  return rows.map((row, index) => ({ ...row, ...texts[index] }) as Row & Partial<Text>)
}

function practiceWith(texts: SampleTexts['practice']): Practice {
  if (!texts) return SAMPLE_PRACTICE
  const { address, benefits, ...own } = texts
  return {
    ...SAMPLE_PRACTICE,
    ...own,
    contact: { ...SAMPLE_PRACTICE.contact, address },
    homeTexts: { ...SAMPLE_PRACTICE.homeTexts, benefits },
  }
}

function teacherWith(teacher: SampleTeacher, texts: SampleTeacherText | undefined): SampleTeacher {
  if (!texts) return teacher
  const { links, pages, ...own } = texts
  return {
    ...teacher,
    ...own,
    links: (teacher.links ?? []).map((link, index) => ({ ...link, label: links[index] ?? link.label })),
    pages: recordOf(TEACHER_LEVELS, (level) => {
      const { resources, ...page } = teacher.pages[level]
      return { ...page, ...pages[level], resources: rowsWith(resources, pages[level].resources) }
    }),
  }
}

function modulesWith(modules: readonly SampleModule[], moduleTexts: readonly SampleModuleText[] = []): SampleModule[] {
  return modules.map((module, index) => {
    const { lessons = [], ...own } = moduleTexts[index] ?? {}
    const inside = module.lessons.map((lesson, place) => {
      const { quiz, ...texts } = lessons[place] ?? {}
      return { ...lesson, ...texts, ...(lesson.quiz && { quiz: rowsWith(lesson.quiz, quiz) }) }
    })
    return { ...module, ...own, lessons: inside }
  })
}
