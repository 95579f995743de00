import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { letters } from '#db/schema/letters.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { LetterKind } from '#domain/letters/letters.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { TEST_APP_URL, TEST_SECRET } from './site.ts'

/** The path of the link in the latest letter of a kind, as its reader would open it. */
export async function linkPathInLetter(db: Database, recipient: string, kind: LetterKind): Promise<string> {
  const [row] = await db
    .select({ payload: letters.payload })
    .from(letters)
    .where(and(eq(letters.recipient, recipient), eq(letters.kind, kind)))
    .orderBy(desc(letters.id))
  if (!row || !('link' in row.payload)) throw new Error(`There is no ${kind} letter to ${recipient}.`)

  const { origin, pathname, search } = new URL(unsealText(row.payload.link as SealedText, TEST_SECRET))
  if (origin !== TEST_APP_URL) throw new Error(`The letter leads to ${origin}, which is not this site.`)
  return `${pathname}${search}`
}

export async function countLetters(db: Database, recipient: string, kind: LetterKind): Promise<number> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.recipient, recipient), eq(letters.kind, kind)))
  return rows.length
}
