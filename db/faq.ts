import { asc, eq, sql } from 'drizzle-orm'
import type { FaqEntry, FaqPage } from '#domain/faq.ts'
import type { Database } from './client.ts'
import { preparedFor } from './prepared.ts'
import { faqEntries } from './schema/content.ts'

const faqQuery = preparedFor((db) =>
  db
    .select({ id: faqEntries.id, question: faqEntries.question, answer: faqEntries.answer })
    .from(faqEntries)
    .where(eq(faqEntries.page, sql.placeholder('page')))
    .orderBy(asc(faqEntries.position), asc(faqEntries.id)),
)

export function listFaqEntries(db: Database, page: FaqPage): Promise<FaqEntry[]> {
  return faqQuery(db).execute({ page })
}

export type NewFaqEntry = typeof faqEntries.$inferInsert

export async function recordFaqEntries(db: Database, added: readonly NewFaqEntry[]): Promise<void> {
  await db.insert(faqEntries).values([...added])
}
