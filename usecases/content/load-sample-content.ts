import { recordPost } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { recordConsultationPackages, recordCourses } from '#db/content/catalogue.ts'
import { recordFaqEntries } from '#db/content/faq.ts'
import { recordPractice } from '#db/content/practice.ts'
import { recordResources, recordTeacher, recordTeacherPage } from '#db/content/teachers.ts'
import { recordTestimonials } from '#db/content/testimonials.ts'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import { findFreeSlug, writtenPost } from '#usecases/blog/written-post.ts'
import { loadSampleLessons } from './load-sample-lessons.ts'
import { SAMPLE_CONSULTATION_PACKAGES } from './sample/consultation-packages.ts'
import { SAMPLE_COURSES } from './sample/courses.ts'
import { SAMPLE_FAQ_ENTRIES } from './sample/faq-entries.ts'
import { JAIMINI_TEACHER } from './sample/jaimini.ts'
import { PARASHARA } from './sample/parashara.ts'
import { SAMPLE_POSTS } from './sample/posts.ts'
import { SAMPLE_PRACTICE } from './sample/practice.ts'
import type { SamplePost } from './sample/sample-post.ts'
import type { SampleTeacher } from './sample/sample-teacher.ts'
import { SAMPLE_TESTIMONIALS } from './sample/testimonials.ts'
import { writeFirstContent } from './write-first-content.ts'

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
