import type { Database } from '#db/client.ts'
import { type ClientImport, findImport, listKnownPeople, listNameKeys, recordLayout } from '#db/desk/client-imports.ts'
import { hasKeyFor, type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { type ClientColumns, isUsable } from '#domain/imports/client-columns.ts'
import { readImportedClient } from '#domain/imports/imported-client.ts'
import { type PlannedRow, planRows } from '#domain/imports/plan-rows.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

/** An uploaded file that is not imported yet, with its rows, or an import that has been made. */
export type FoundImport = ClientImport & { readonly rows: readonly (readonly string[])[] }

/** Undefined for one that was replaced, or has been removed after a day. */
export async function openImport(db: Database, keys: KeyRing, id: string): Promise<FoundImport | undefined> {
  const found = isUuid(id) ? await findImport(db, id) : undefined
  return found && withRows(found, keys)
}

export function withRows(found: ClientImport, keys: KeyRing): FoundImport | undefined {
  const { sealedRows, importedAt } = found
  if (importedAt !== null) return { ...found, rows: [] }
  if (sealedRows === null || !hasKeyFor(sealedRows, keys)) return undefined
  return { ...found, rows: JSON.parse(unsealWithRing(sealedRows, keys)) as string[][] }
}

/** Which column is which, as a person has said. */
export async function mapColumns(
  db: Database,
  { id, layout: { headerIndex } }: Pick<ClientImport, 'id' | 'layout'>,
  columns: ClientColumns,
): Promise<Outcome<null, 'columns-missing'>> {
  if (!isUsable(columns)) return refused('columns-missing')
  await recordLayout(db, id, { headerIndex, columns })
  return accepted(null)
}

/** What the import would do with each row, as the practice's clients are now. Empty rows are left out. */
export async function planImport(
  db: Database,
  { rows, layout: { headerIndex, columns } }: Pick<FoundImport, 'rows' | 'layout'>,
): Promise<PlannedRow[]> {
  const filled = rows
    .map((row, index) => ({ row, line: index + 1 }))
    .slice(headerIndex + 1)
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
  const read = filled.map(({ row, line }) => ({ line, read: readImportedClient(row, columns) }))
  const names = read.map(({ read }) => (read.ok ? read.value.fullName : ''))
  const nameKeys = await listNameKeys(db, names)
  return planRows(
    read.map((row, index) => ({ ...row, nameKey: nameKeys[index] ?? '' })),
    await listKnownPeople(db),
  )
}
