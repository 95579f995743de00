import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { faqEntries } from '#db/schema/content.ts'
import type { FaqEntry, FaqPage } from '#domain/content/faq-entry.ts'
import { type ReadIn, translated } from './translated-columns.ts'

export function listFaqEntries(db: Database, page: FaqPage, language?: ReadIn): Promise<FaqEntry[]> {
  return db
    .select({
      id: faqEntries.id,
      question: translated(language, { kind: 'faq', field: 'question' }),
      answer: translated(language, { kind: 'faq', field: 'answer' }),
    })
    .from(faqEntries)
    .where(eq(faqEntries.page, page))
    .orderBy(asc(faqEntries.position), asc(faqEntries.id))
}

export type NewFaqEntry = typeof faqEntries.$inferInsert

export async function recordFaqEntries(db: Database, added: readonly NewFaqEntry[]): Promise<void> {
  await db.insert(faqEntries).values([...added])
}
