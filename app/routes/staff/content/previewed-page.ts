import type { Database } from '#db/client.ts'
import { findContent, listContent } from '#db/content/admin-content.ts'
import { findTeacherPageSlug } from '#db/content/teachers.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { FaqPage } from '#domain/content/faq-entry.ts'
import { ownPagePath } from '#domain/content/own-pages.ts'

const FREE_CONTENT = '/free-content'
const FAQ_PATHS: Readonly<Record<FaqPage, string>> = {
  consultation: '/consultation',
  courses: '/courses',
  contact: '/contact',
}

/** The public page that shows an item. */
export async function previewedPage(db: Database, kind: ContentKind, id: number): Promise<string> {
  switch (kind) {
    case 'faq':
      return FAQ_PATHS[(await findContent(db, kind, id))?.page ?? 'consultation']
    case 'pages':
      return ownPagePath((await findContent(db, kind, id))?.slug ?? '')
    case 'teachers': {
      const [level] = await listContent(db, 'teacher-pages', { parentId: id, limit: 1 })
      return level ? teacherPage(db, level.id) : FREE_CONTENT
    }
    case 'teacher-pages':
      return teacherPage(db, id)
    case 'resources':
      return teacherPage(db, (await findContent(db, kind, id))?.parentId ?? 0)
    case 'courses':
      return '/courses'
    case 'packages':
    case 'passes':
      return '/consultation'
    default:
      return '/'
  }
}

async function teacherPage(db: Database, id: number): Promise<string> {
  const slug = await findTeacherPageSlug(db, id)
  return slug === undefined ? FREE_CONTENT : `${FREE_CONTENT}/${slug}`
}
