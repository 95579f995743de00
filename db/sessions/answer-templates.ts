import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { answerTemplates } from '#db/schema/sessions.ts'

export type AnswerTemplate = {
  readonly id: number
  readonly name: string
  readonly content: string
  readonly version: number
}

const KIND = 'answer-templates'

function template(language: ReadIn) {
  return {
    id: answerTemplates.id,
    name: translated(language, { kind: KIND, field: 'name' }),
    content: translated(language, { kind: KIND, field: 'content' }),
    version: answerTemplates.version,
  }
}

export function listAnswerTemplates(db: Database, language?: ReadIn): Promise<AnswerTemplate[]> {
  return db.select(template(language)).from(answerTemplates).orderBy(asc(answerTemplates.name))
}

export async function findAnswerTemplate(
  db: Database,
  id: number,
  language?: ReadIn,
): Promise<AnswerTemplate | undefined> {
  const [found] = await db.select(template(language)).from(answerTemplates).where(eq(answerTemplates.id, id))
  return found
}

/** Until the transaction ends, so that two added at the same time are counted one after the other. */
export async function lockNewTemplates(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('new answer template'))`)
}

type Written = { readonly name: string; readonly content: string; readonly now: Date }

/** Returns undefined if another template has this name. */
export async function addAnswerTemplate(
  db: Database,
  { name, content, now }: Written,
): Promise<{ id: number } | undefined> {
  const [added] = await db
    .insert(answerTemplates)
    .values({ name, content, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: answerTemplates.id })
  return added
}

/** Returns false if it was changed or removed since this version. */
export async function recordAnswerTemplate(
  db: Database,
  { id, version }: { readonly id: number; readonly version: number },
  { name, content, now }: Written,
): Promise<boolean> {
  const changed = await db
    .update(answerTemplates)
    .set({ name, content, updatedAt: now, version: sql`${answerTemplates.version} + 1` })
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.version, version)))
    .returning({ id: answerTemplates.id })
  return changed.length === 1
}

export async function deleteAnswerTemplate(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(answerTemplates)
    .where(eq(answerTemplates.id, id))
    .returning({ id: answerTemplates.id })
  return deleted.length === 1
}
