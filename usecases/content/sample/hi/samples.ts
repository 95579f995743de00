import type { SampleTexts } from '../sample-texts.ts'
import { CONSULTATION_PACKAGES } from './consultation-packages.ts'
import { COURSES } from './courses.ts'
import { FAQ_ENTRIES } from './faq-entries.ts'
import { LESSONS } from './lessons.ts'
import { POSTS } from './posts.ts'
import { PRACTICE } from './practice.ts'
import { TEACHERS } from './teachers.ts'
import { TESTIMONIALS } from './testimonials.ts'

/** Model: the files of the same names in `../en`. */
export const HINDI_SAMPLES: SampleTexts = {
  ...(PRACTICE && { practice: PRACTICE }),
  courses: COURSES,
  packages: CONSULTATION_PACKAGES,
  testimonials: TESTIMONIALS,
  faqEntries: FAQ_ENTRIES,
  teachers: TEACHERS,
  lessons: LESSONS,
  posts: POSTS,
}
