import { recordPost } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { listCourses, recordConsultationPackages, recordCourses } from '#db/content/catalogue.ts'
import { recordFaqEntries } from '#db/content/faq.ts'
import { recordPractice } from '#db/content/practice.ts'
import { recordResources, recordTeacher, recordTeacherPage } from '#db/content/teachers.ts'
import { recordTestimonials } from '#db/content/testimonials.ts'
import { recordLessons, recordModule } from '#db/learning/learning.ts'
import { recordQuizQuestions } from '#db/learning/quizzes.ts'
import { TEACHER_LEVELS } from '#domain/content/teacher-page.ts'
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts'
import { findFreeSlug } from '#usecases/blog/written-post.ts'
import type { SampleTeacher } from './sample/sample-teacher.ts'
import { type Samples, samplesIn } from './sample/samples.ts'
import { writtenSample } from './sample/written-sample.ts'
import { translateSamples } from './translate-samples.ts'
import { writeFirstContent } from './write-first-content.ts'

/** Fills an empty site with a sample practice. Returns false if the site already has content. */
export function loadSampleContent(db: Database, language: Language = FIRST_LANGUAGE): Promise<boolean> {
  const samples = samplesIn(language)
  return writeFirstContent(db, async (tx) => {
    await recordPractice(tx, { ...samples.practice, writtenIn: language })
    await recordCourses(tx, inOrder(samples.courses))
    await loadSampleLessons(tx, samples.lessons)
    await recordConsultationPackages(tx, inOrder(samples.packages))
    await recordTestimonials(tx, inOrder(samples.testimonials))
    await recordFaqEntries(tx, inOrder(samples.faqEntries))
    for (const teacher of inOrder(samples.teachers)) await loadTeacher(tx, teacher)
    for (const post of samples.posts) {
      const slug = await findFreeSlug(tx, post.englishTitle)
      await recordPost(tx, { ...writtenSample(post, slug), createdAt: new Date(post.publishedAt), isSample: true })
    }
    await translateSamples(tx)
  })
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

/** A few real lessons for each sample course, which the practice replaces. The first is free to read. */
async function loadSampleLessons(tx: Database, modules: Samples['lessons']): Promise<void> {
  for (const { id: courseId, slug } of await listCourses(tx)) {
    for (const [place, { lessons, ...module }] of (modules[slug] ?? []).entries()) {
      const moduleId = await recordModule(tx, { ...module, courseId, position: place + 1, isSample: true })
      const rows = lessons.map(({ quiz, ...lesson }, index) => ({
        ...lesson,
        isNew: false,
        moduleId,
        isFree: place === 0 && index === 0,
        position: index + 1,
        isSample: true,
      }))
      const ids = await recordLessons(tx, rows)
      for (const [index, { quiz = [] }] of lessons.entries()) {
        const questions = quiz.map(({ answers, ...question }) => ({ ...question, answers: [...answers] }))
        const lessonId = ids[index] ?? 0
        await recordQuizQuestions(tx, inOrder(questions.map((question) => ({ ...question, lessonId }))))
      }
    }
  }
}
