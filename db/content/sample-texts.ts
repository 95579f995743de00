import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { contentShape } from './admin-content-shapes.ts'

/** A sample in another language. */
export type SampleRewrite = {
  readonly kind: ContentKind
  /** The column by which it differs from other samples, and what it may say now. */
  readonly column: string
  readonly says: readonly string[]
  readonly texts: Readonly<Record<string, unknown>>
}

/** Changes a sample that nobody has changed. */
export async function recordSampleRewrite(db: Database, { kind, column, says, texts }: SampleRewrite): Promise<void> {
  const { table, columns } = contentShape(kind)
  const found = columns[column]
  if (!found) throw new Error(`Samples of ${kind} have no ${column}.`)
  await db
    .update(table)
    .set({ ...texts, version: sql`${table.version} + 1` } as never)
    .where(and(eq(table.isSample, true), inArray(sql`${found}`, says)))
}

export type PracticeTexts = Partial<
  Pick<
    Practice,
    'name' | 'tagline' | 'trustLine' | 'astrologerName' | 'astrologerTitles' | 'about' | 'facts' | 'homeTexts'
  >
> & { readonly address?: string }

/** In the transaction of a change that counts the version up. */
export async function recordPracticeTexts(db: Database, { astrologerTitles, ...texts }: PracticeTexts): Promise<void> {
  const titles = astrologerTitles && { astrologerTitles: [...astrologerTitles] }
  const changed = { ...texts, ...titles }
  if (Object.keys(changed).length > 0) await db.update(practice).set(changed)
}
