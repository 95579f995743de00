import { recordPost } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { listCourses, recordConsultationPackages, recordCourses } from '#db/content/catalogue.ts'
import { recordFaqEntries } from '#db/content/faq.ts'
import { recordPractice } from '#db/content/practice.ts'
import { recordResources, recordTeacher, recordTeacherPage } from '#db/content/teachers.ts'
import { recordTestimonials } from '#db/content/testimonials.ts'
import { recordLessons, recordModule } from '#db/learning/learning.ts'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import { findFreeSlug, writtenPost } from '#usecases/blog/written-post.ts'
import { SAMPLE_CONSULTATION_PACKAGES } from './sample/consultation-packages.ts'
import { SAMPLE_COURSES } from './sample/courses.ts'
import { SAMPLE_FAQ_ENTRIES } from './sample/faq-entries.ts'
import { JAIMINI_TEACHER } from './sample/jaimini.ts'
import { MADHYAMIKA_MODULES } from './sample/lessons/madhyamika.ts'
import { PRADHAMIKA_MODULES } from './sample/lessons/pradhamika.ts'
import type { SampleModule } from './sample/lessons/sample-lesson.ts'
import { SAMPURNA_MODULES } from './sample/lessons/sampurna.ts'
import { UNNATA_MODULES } from './sample/lessons/unnata.ts'
import { PARASHARA } from './sample/parashara.ts'
import { CHOOSING_A_REMEDY } from './sample/posts/choosing-a-remedy.ts'
import { HOW_TO_STUDY } from './sample/posts/how-to-study.ts'
import { MATCHING_POST } from './sample/posts/matching.ts'
import { SATURN_POST } from './sample/posts/saturn.ts'
import { SEVENTH_HOUSE } from './sample/posts/seventh-house.ts'
import { THREE_QUESTIONS } from './sample/posts/three-questions.ts'
import { TWENTY_SEVEN_MANSIONS } from './sample/posts/twenty-seven-mansions.ts'
import { WHAT_A_CHART_IS } from './sample/posts/what-a-chart-is.ts'
import { SAMPLE_PRACTICE } from './sample/practice.ts'
import type { SamplePost } from './sample/sample-post.ts'
import type { SampleTeacher } from './sample/sample-teacher.ts'
import { SAMPLE_TESTIMONIALS } from './sample/testimonials.ts'
import { writeFirstContent } from './write-first-content.ts'

/** One article for each category, oldest first. */
const SAMPLE_POSTS: readonly SamplePost[] = [
  WHAT_A_CHART_IS,
  TWENTY_SEVEN_MANSIONS,
  CHOOSING_A_REMEDY,
  THREE_QUESTIONS,
  HOW_TO_STUDY,
  SATURN_POST,
  SEVENTH_HOUSE,
  MATCHING_POST,
]

/** Fills an empty site with a sample practice. Returns false if the site already has content. */
export function loadSampleContent(db: Database): Promise<boolean> {
  return writeFirstContent(db, async (tx) => {
    await recordPractice(tx, SAMPLE_PRACTICE)
    await recordCourses(tx, inOrder(SAMPLE_COURSES))
    await loadSampleLessons(tx)
    await recordConsultationPackages(tx, inOrder(SAMPLE_CONSULTATION_PACKAGES))
    await recordTestimonials(tx, inOrder(SAMPLE_TESTIMONIALS))
    await recordFaqEntries(tx, inOrder(SAMPLE_FAQ_ENTRIES))
    for (const teacher of inOrder([PARASHARA, JAIMINI_TEACHER])) await loadTeacher(tx, teacher)
    for (const post of SAMPLE_POSTS) await loadPost(tx, post)
  })
}

async function loadPost(tx: Database, { publishedAt, ...post }: SamplePost): Promise<void> {
  const now = new Date(publishedAt)
  const published = {
    ...post,
    imageUrl: null,
    imageAlt: '',
    description: '',
    status: 'published',
    scheduledFor: null,
    wantedSlug: null,
  } as const
  const slug = await findFreeSlug(tx, post.title)
  const written = writtenPost(published, { slug, publishedBefore: null, now })
  await recordPost(tx, { ...written, createdAt: now, isSample: true })
}

async function loadTeacher(tx: Database, { pages, ...teacher }: SampleTeacher): Promise<void> {
  const teacherId = await recordTeacher(tx, teacher)
  for (const level of TEACHER_LEVELS) {
    const { resources, ...page } = pages[level]
    const slug = `${teacher.slug}-${level}`
    const teacherPageId = await recordTeacherPage(tx, { ...page, teacherId, level, slug, isSample: true })
    await recordResources(tx, inOrder(resources.map((resource) => ({ ...resource, teacherPageId }))))
  }
}

function inOrder<Row>(rows: readonly Row[]): (Row & { position: number; isSample: true })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1, isSample: true }))
}

const MODULES: Readonly<Record<string, readonly SampleModule[]>> = {
  pradhamika: PRADHAMIKA_MODULES,
  madhyamika: MADHYAMIKA_MODULES,
  unnata: UNNATA_MODULES,
  'sampurna-jyotish': SAMPURNA_MODULES,
}

/** A few real lessons for each sample course, which the practice replaces. The first is free to read. */
async function loadSampleLessons(tx: Database): Promise<void> {
  for (const { id: courseId, slug } of await listCourses(tx)) {
    for (const [place, { lessons, ...module }] of (MODULES[slug] ?? []).entries()) {
      const moduleId = await recordModule(tx, { ...module, courseId, position: place + 1, isSample: true })
      const rows = lessons.map((lesson, index) => ({
        ...lesson,
        moduleId,
        isFree: place === 0 && index === 0,
        position: index + 1,
        isSample: true,
      }))
      await recordLessons(tx, rows)
    }
  }
}
