import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { statementMappings } from '#db/schema/desk.ts'
import type { StatementColumns } from '#domain/statements/statement-layout.ts'

type Mapping = { readonly headings: string; readonly columns: StatementColumns }

/** The remembered mapping of the first of these headings that has one. */
export async function findMapping(db: Database, headings: readonly string[]): Promise<Mapping | undefined> {
  const found = await db
    .select({ headings: statementMappings.headings, columns: statementMappings.columns })
    .from(statementMappings)
    .where(inArray(statementMappings.headings, [...headings]))
  return found.toSorted((one, other) => headings.indexOf(one.headings) - headings.indexOf(other.headings))[0]
}

export async function recordMapping(db: Database, mapping: typeof statementMappings.$inferInsert): Promise<void> {
  const { columns, labels, createdBy, createdAt } = mapping
  await db
    .insert(statementMappings)
    .values(mapping)
    .onConflictDoUpdate({ target: statementMappings.headings, set: { columns, labels, createdBy, createdAt } })
}

export async function listMappings(db: Database) {
  return db
    .select({
      headings: statementMappings.headings,
      columns: statementMappings.columns,
      labels: statementMappings.labels,
      createdAt: statementMappings.createdAt,
      createdBy: profiles.fullName,
    })
    .from(statementMappings)
    .leftJoin(profiles, eq(profiles.userId, statementMappings.createdBy))
    .orderBy(asc(statementMappings.createdAt), asc(statementMappings.headings))
}

/** Returns false if it has been forgotten. */
export async function changeMapping(
  tx: Database,
  headings: string,
  change: Pick<typeof statementMappings.$inferInsert, 'columns' | 'createdBy' | 'createdAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(statementMappings)
    .set(change)
    .where(eq(statementMappings.headings, headings))
    .returning({ headings: statementMappings.headings })
  return changed.length === 1
}

/** Returns false if it has been forgotten before. */
export async function deleteMapping(tx: Database, headings: string): Promise<boolean> {
  const deleted = await tx
    .delete(statementMappings)
    .where(eq(statementMappings.headings, headings))
    .returning({ headings: statementMappings.headings })
  return deleted.length === 1
}
