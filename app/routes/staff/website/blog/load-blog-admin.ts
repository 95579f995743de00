import { type OpenTask, POSTS_PER_PAGE, type PostFilter } from '#app/features/blog-admin/admin-address.ts'
import { EMPTY_POST } from '#app/features/blog-admin/editor-values.ts'
import { translationPath } from '#app/features/staff/staff-paths.ts'
import { BLOG_ADMIN_TOASTS } from '#content/staff/website/blog-admin.ts'
import { findPost, listPosts } from '#db/blog/blog-desk.ts'
import { listOwnCategories } from '#db/blog/blog-posts.ts'
import { listRevisions } from '#db/blog/blog-revisions.ts'
import { findUnsavedPost } from '#db/blog/blog-unsaved-posts.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { countConfirmedSubscribers } from '#db/visitors/subscribers.ts'
import { POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { searchTerms } from '#domain/search-text.ts'
import { savedForm } from './saved-form.ts'

const NO_READERS = {
  tone: 'error',
  title: BLOG_ADMIN_TOASTS.notifyFailed,
  detail: BLOG_ADMIN_TOASTS.noReaders,
} as const
const LOAD_FAILED = { tone: 'error', title: BLOG_ADMIN_TOASTS.loadFailed, detail: BLOG_ADMIN_TOASTS.gone } as const

export async function loadBlogAdmin(db: Database, editorId: string, filter: PostFilter, task: OpenTask) {
  if (task.kind === 'edit') {
    const editing = await openEditor(db, editorId, task)
    if (editing) return { kind: 'editor', editing } as const
  }
  const list = await openList(db, filter)
  if (task.kind !== 'confirm') return { kind: 'list', ...list, step: null, toast: missed(task) } as const

  const post = await findPost(db, task.postId)
  const readers = post && task.what === 'notify' ? await countConfirmedSubscribers(db) : 0
  if (post && task.what === 'notify' && readers === 0)
    return { kind: 'list', ...list, step: null, toast: NO_READERS } as const
  const step = post ? { what: task.what, postId: post.id, title: post.title, readers } : null
  return { kind: 'list', ...list, step, toast: step ? null : LOAD_FAILED } as const
}

async function openList(db: Database, filter: PostFilter) {
  const [{ posts, count }, own] = await Promise.all([
    listPosts(db, {
      terms: searchTerms(filter.question),
      status: filter.status,
      category: filter.category,
      limit: POSTS_PER_PAGE,
      offset: (filter.page - 1) * POSTS_PER_PAGE,
    }),
    listOwnCategories(db),
  ])
  return { posts, count, categories: [...POST_CATEGORIES, ...own] }
}

type EditTask = Extract<OpenTask, { kind: 'edit' }>

async function openEditor(db: Database, editorId: string, { postId, isUnsaved }: EditTask) {
  const post = postId === null ? undefined : await findPost(db, postId)
  if (postId !== null && !post) return undefined

  const draft = await findUnsavedPost(db, { userId: editorId, postId })
  const saved = post ? savedForm(post) : EMPTY_POST
  const isStale = draft !== undefined && post !== undefined && post.updatedAt > draft.savedAt
  return {
    postId,
    isLinkedTo: post ? post.publishedAt !== null : false,
    address: post?.slug ?? '',
    previewPath: post?.previewToken ? `/blog/preview/${post.previewToken}` : null,
    translationHref: post && (await hasTranslations(db)) ? translationPath('posts', post.id) : undefined,
    version: post?.version ?? 0,
    values: isUnsaved && draft ? draft.fields : saved,
    unsaved: draft && !isUnsaved ? { savedAt: draft.savedAt, isStale } : null,
    categories: categoriesFor(post, await listOwnCategories(db)),
    revisions: post ? await listRevisions(db, post.id) : [],
  }
}

async function hasTranslations(db: Database): Promise<boolean> {
  return (await requirePractice(db)).languages.length > 1
}

/** A post stays in a category that the practice has removed since. */
function categoriesFor(post: { category: string } | undefined, own: readonly string[]): readonly string[] {
  return [...new Set([...POST_CATEGORIES, ...own, ...(post ? [post.category] : [])])]
}

/** The address opens an editor for a post that does not exist. */
function missed(task: OpenTask) {
  return task.kind === 'edit' ? LOAD_FAILED : null
}
