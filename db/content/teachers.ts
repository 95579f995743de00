import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { resources, teacherPages, teachers } from '#db/schema/content.ts'
import type { Resource, TeacherPage, TeacherSummary } from '#domain/content/teacher-page.ts'
import { isSlug } from '#domain/slug.ts'
import { type ReadIn, translated, translationOf } from './translated-columns.ts'

/** The cards of the free-content index: by level, then by teacher. */
export function listTeacherCards(db: Database, language?: ReadIn): Promise<TeacherSummary[]> {
  return db
    .select({
      slug: teacherPages.slug,
      level: teacherPages.level,
      teacherName: translated(language, { kind: 'teachers', field: 'name' }),
      introduction: translated(language, { kind: 'teachers', field: 'introduction' }),
      summary: translated(language, { kind: 'teacher-pages', field: 'summary' }),
      status: teacherPages.status,
      resourceCount: sql<number>`(
        select count(*)::integer from ${resources} where ${resources.teacherPageId} = ${teacherPages.id}
      )`,
      statedLessons: teacherPages.statedLessons,
    })
    .from(teacherPages)
    .innerJoin(teachers, eq(teachers.id, teacherPages.teacherId))
    .orderBy(
      sql`array_position(array['basic', 'intermediate', 'advanced'], ${teacherPages.level})`,
      asc(teachers.position),
      asc(teachers.id),
    )
}

/** One query for the whole page: the teacher, the level and its resources. */
export async function findTeacherPage(db: Database, slug: string, language?: ReadIn): Promise<TeacherPage | undefined> {
  if (!isSlug(slug)) return undefined

  const [found] = await db
    .select({
      id: teacherPages.id,
      slug: teacherPages.slug,
      level: teacherPages.level,
      summary: translated(language, { kind: 'teacher-pages', field: 'summary' }),
      status: teacherPages.status,
      statedLessons: teacherPages.statedLessons,
      comingSoonNote: translated(language, { kind: 'teacher-pages', field: 'comingSoonNote' }) as SQL<string | null>,
      teacher: {
        slug: teachers.slug,
        name: translated(language, { kind: 'teachers', field: 'name' }),
        introduction: translated(language, { kind: 'teachers', field: 'introduction' }),
        biography: translated(language, { kind: 'teachers', field: 'biography' }),
        links: teachers.links,
        linkLabels: language ? translationOf(language, { kind: 'teachers', field: 'links' }) : sql<null>`null`,
      },
      resources: sql<Resource[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${resources.id}, 'title', ${translated(language, { kind: 'resources', field: 'title' })},
          'description', ${translated(language, { kind: 'resources', field: 'description' })},
          'type', ${resources.type}, 'language', ${resources.language}, 'duration', ${translated(language, { kind: 'resources', field: 'duration' })}, 'status', ${resources.status},
          'thumbnailUrl', ${resources.thumbnailUrl}, 'url', ${resources.url}
        ) order by ${resources.position}, ${resources.id}), '[]')
        from ${resources} where ${resources.teacherPageId} = ${teacherPages.id}
      )`,
    })
    .from(teacherPages)
    .innerJoin(teachers, eq(teachers.id, teacherPages.teacherId))
    .where(eq(teacherPages.slug, slug))
  if (!found) return undefined
  const { linkLabels, links, ...teacher } = found.teacher
  const labels = linkLabels?.split('\n') ?? []
  const translatedLinks = links.map((link, index) => ({ ...link, label: labels[index] ?? link.label }))
  return { ...found, teacher: { ...teacher, links: translatedLinks } }
}

export type NewTeacher = typeof teachers.$inferInsert
export type NewTeacherPage = typeof teacherPages.$inferInsert
export type NewResource = typeof resources.$inferInsert

export async function recordTeacher(db: Database, teacher: NewTeacher): Promise<number> {
  const [added] = await db.insert(teachers).values(teacher).returning({ id: teachers.id })
  if (!added) throw new Error('Postgres inserted a teacher without returning its id.')
  return added.id
}

export async function recordTeacherPage(db: Database, page: NewTeacherPage): Promise<number> {
  const [added] = await db.insert(teacherPages).values(page).returning({ id: teacherPages.id })
  if (!added) throw new Error('Postgres inserted a teacher page without returning its id.')
  return added.id
}

export async function recordResources(db: Database, added: readonly NewResource[]): Promise<void> {
  if (added.length > 0) await db.insert(resources).values([...added])
}

export async function findTeacherSlug(db: Database, id: number): Promise<string | undefined> {
  const rows = await db.select({ slug: teachers.slug }).from(teachers).where(eq(teachers.id, id))
  return rows[0]?.slug
}

export async function findTeacherPageSlug(db: Database, id: number): Promise<string | undefined> {
  const rows = await db.select({ slug: teacherPages.slug }).from(teacherPages).where(eq(teacherPages.id, id))
  return rows[0]?.slug
}
