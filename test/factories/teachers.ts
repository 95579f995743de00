import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { findTeacherPage, recordTeacher, recordTeacherPage } from '#db/content/teachers.ts'
import type { TeacherPage } from '#domain/content/teacher-page.ts'

/** A "coming soon" page with its own teacher. */
export async function givenTeacherPage(db: Database): Promise<TeacherPage> {
  const teacherSlug = `teacher-${randomUUID().slice(0, 8)}`
  const slug = `${teacherSlug}-advanced`
  const teacherId = await recordTeacher(db, {
    slug: teacherSlug,
    name: 'Varahamihira',
    introduction: 'Author of the Brihat Jataka.',
    biography: 'He lived in Ujjain.',
  })
  await recordTeacherPage(db, {
    teacherId,
    slug,
    level: 'advanced',
    summary: 'The Brihat Jataka, verse by verse.',
    status: 'coming_soon',
    comingSoonNote: 'The lessons are being prepared.',
  })

  const page = await findTeacherPage(db, slug)
  if (!page) throw new Error(`The page ${slug} was recorded but not found.`)
  return page
}
