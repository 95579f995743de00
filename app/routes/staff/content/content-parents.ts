import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { contentPath, isContentPath } from '#app/features/staff/staff-paths.ts'
import { notFound } from '#app/http/respond.ts'
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx'
import { unprefixed } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { findContent } from '#db/content/admin-content.ts'
import { CONTENT_KINDS, type ContentKind, isContentKind } from '#domain/content/content-kinds.ts'

export type Parents = { readonly crumbs: readonly Crumb[]; readonly parentId: number | undefined }

/** The kind that an address names; each kind belongs to one place. */
export function requireKind({ pathname }: URL, kind: string): ContentKind {
  if (!isContentKind(kind) || !isContentPath(unprefixed(pathname), kind)) throw notFound()
  return kind
}

/** The parents of a nested list, topmost first; undefined when one of them does not exist. */
export async function findParents(
  db: Database,
  kind: ContentKind,
  parentId: number | undefined,
): Promise<Parents | undefined> {
  const { parent } = CONTENT_KINDS[kind]
  if (!parent) return { crumbs: [], parentId: undefined }

  const row = parentId === undefined ? undefined : await findContent(db, parent, parentId)
  if (!row) return undefined

  const above = await findParents(db, parent, row.parentId ?? undefined)
  if (!above) return undefined
  const { title } = editorOf(parent).describe(row)
  const list = { label: editorOf(parent).texts.many, href: contentListHref(parent, row.parentId) }
  return { crumbs: [...above.crumbs, list, { label: title, href: contentPath(parent, row.id) }], parentId }
}

/** The top-level list, which exists whatever was deleted below it. */
export function topListHref(kind: ContentKind): string {
  const { parent } = CONTENT_KINDS[kind]
  return parent ? topListHref(parent) : contentListHref(kind, undefined)
}

export function itemHref(kind: ContentKind, id: number | 'new', parentId: number | undefined): string {
  return `${contentPath(kind, id)}${parentId === undefined ? '' : `?in=${parentId}`}`
}

export function contentListHref(kind: ContentKind, parentId: number | null | undefined): string {
  return `${contentPath(kind)}${parentId === null || parentId === undefined ? '' : `?in=${parentId}`}`
}
