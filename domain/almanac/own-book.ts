import { type BookId, type CustomBook, RULES } from '@muhurta/jyotish/muhurta'

/** The practice's own rule book as it is saved. */
export type SavedBook = {
  readonly base: BookId
  readonly off: readonly string[]
  readonly weaker: readonly string[]
  /** Whether visitors may choose it. */
  readonly isOffered: boolean
  readonly version: number
}

/** The book for a search: null without one, and for visitors if it is not offered. */
export function bookForSearch(saved: SavedBook | undefined, { isPublic }: { isPublic: boolean }): CustomBook | null {
  if (!saved || (isPublic && !saved.isOffered)) return null
  return { base: saved.base, off: saved.off, weaker: saved.weaker }
}

/** Without those that a newer engine does not know any more. */
export function knownRules(ids: readonly string[]): string[] {
  return ids.filter((id) => RULES.some((rule) => rule.id === id))
}
