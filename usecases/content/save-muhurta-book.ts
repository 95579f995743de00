import { rulesFor } from '@muhurta/jyotish/muhurta'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordMuhurtaBook } from '#db/content/muhurta-book.ts'
import { isOfferedBook } from '#domain/almanac/muhurta-search.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type MuhurtaBookRefusal = 'book-unknown' | 'rule-unknown' | 'book-changed'

type BookForm = {
  readonly base: string
  readonly off: readonly string[]
  readonly weaker: readonly string[]
  readonly isOffered: boolean
  /** Of the book that the form had loaded; 0 for the first. */
  readonly version: number
  readonly staffId: string
}

/** Saves the practice's own rule book for muhurtas. */
export async function saveMuhurtaBook(
  db: Database,
  form: BookForm,
  now: Date,
): Promise<Outcome<null, MuhurtaBookRefusal>> {
  const { base, off, weaker, isOffered, version, staffId } = form
  if (!isOfferedBook(base)) return refused('book-unknown')
  if (!rulesFor('marriage', { base, off, weaker }).ok) return refused('rule-unknown')

  return db.transaction(async (tx) => {
    if (!(await recordMuhurtaBook(tx, { base, off, weaker, isOffered, version }, now))) return refused('book-changed')
    await recordAudit(tx, { action: 'muhurta-rules-changed', actorId: staffId, at: now })
    return accepted(null)
  })
}
