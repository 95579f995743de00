import type { PostCategory, PostStatus } from '#domain/blog/post-rules.ts'

export const ADMIN_BLOG = '/admin/blog'
export const POSTS_PER_PAGE = 25

export type PostFilter = {
  readonly question: string
  readonly status: PostStatus | undefined
  readonly category: PostCategory | undefined
  readonly page: number
}

/** What is open beside the list: the editor of a post, a new post, or a confirmation. */
export type OpenTask =
  | { readonly kind: 'list' }
  | { readonly kind: 'edit'; readonly postId: number | null; readonly isUnsaved: boolean }
  | { readonly kind: 'confirm'; readonly what: 'delete' | 'notify'; readonly postId: number }

export function readFilter(search: URLSearchParams): PostFilter {
  const status = search.get('status')
  const category = search.get('category') ?? ''
  return {
    question: (search.get('q') ?? '').trim().slice(0, 100),
    status: status === 'draft' || status === 'published' ? status : undefined,
    // Of any practice; an unknown one finds nothing.
    category: /^[^\0]{1,40}$/.test(category) ? category : undefined,
    page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
  }
}

export function readTask(search: URLSearchParams): OpenTask {
  const isUnsaved = search.has('unsaved')
  if (search.has('new')) return { kind: 'edit', postId: null, isUnsaved }
  if (search.has('edit')) return { kind: 'edit', postId: readPostId(search.get('edit')), isUnsaved }
  if (search.has('delete')) return { kind: 'confirm', what: 'delete', postId: readPostId(search.get('delete')) }
  if (search.has('notify')) return { kind: 'confirm', what: 'notify', postId: readPostId(search.get('notify')) }
  return { kind: 'list' }
}

/** No post has the id 0, so an invalid id finds nothing. */
export function readPostId(text: string | null): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0
}

/** The address of the list with its filters, and what to open beside it. */
export function blogAdminHref(filter: Partial<PostFilter>, open: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams()
  if (filter.question) search.set('q', filter.question)
  if (filter.status) search.set('status', filter.status)
  if (filter.category) search.set('category', filter.category)
  if (filter.page && filter.page > 1) search.set('page', String(filter.page))
  for (const [name, value] of Object.entries(open)) search.set(name, value)
  return search.size === 0 ? ADMIN_BLOG : `${ADMIN_BLOG}?${search}`
}
