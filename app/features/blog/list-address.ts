import { isPostCategory, type PostCategory } from '#domain/blog/post-rules.ts'

export const POSTS_A_PAGE = 9

const LONGEST_QUESTION = 100

export type ListView = {
  readonly question: string
  readonly category: PostCategory | undefined
  readonly page: number
}

/** Reads the view from the query; invalid values are ignored. */
export function readListAddress(search: URLSearchParams, ownCategories: readonly string[]): ListView {
  const category = search.get('category') ?? ''
  const page = search.get('page') ?? ''
  return {
    question: (search.get('q') ?? '').trim().slice(0, LONGEST_QUESTION),
    category: isPostCategory(category, ownCategories) ? category : undefined,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The canonical address of a view. */
export function listHref({ question, category, page }: Partial<ListView>): string {
  const search = new URLSearchParams()
  if (question) search.set('q', question)
  if (category) search.set('category', category)
  if (page && page > 1) search.set('page', String(page))
  return search.size === 0 ? '/blog' : `/blog?${search}`
}

export function pageCount(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_A_PAGE))
}
