import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { EmailKind } from '#domain/emails/emails.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { TEST_APP_URL, TEST_SECRET } from '#test/site.ts'

/** The path of the link in the latest email of a kind. */
export async function linkPathInEmail(db: Database, recipient: string, kind: EmailKind): Promise<string> {
  const [row] = await db
    .select({ payload: emails.payload })
    .from(emails)
    .where(and(eq(emails.recipient, recipient), eq(emails.kind, kind)))
    .orderBy(desc(emails.id))
  if (!row || !('link' in row.payload)) throw new Error(`There is no ${kind} email to ${recipient}.`)

  const { origin, pathname, search } = new URL(unsealText(row.payload.link as SealedText, TEST_SECRET))
  if (origin !== TEST_APP_URL) throw new Error(`The email links to ${origin}, which is not this site.`)
  return `${pathname}${search}`
}

/** The code in the latest sign-in email. */
export async function codeInEmail(db: Database, recipient: string, secret = TEST_SECRET): Promise<string> {
  const [row] = await db
    .select({ payload: emails.payload })
    .from(emails)
    .where(and(eq(emails.recipient, recipient), eq(emails.kind, 'sign-in-code')))
    .orderBy(desc(emails.id))
  if (!row || !('code' in row.payload)) throw new Error(`There is no code for ${recipient}.`)
  return unsealText(row.payload.code, secret)
}

export async function countEmails(db: Database, recipient: string, kind: EmailKind): Promise<number> {
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.recipient, recipient), eq(emails.kind, kind)))
  return rows.length
}
