import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Client } from 'pg'
import { copyIn } from './copy.ts'
import type { BackupEntry, BackupFile, SequenceState } from './format.ts'
import { readBackupFile } from './reader.ts'
import { type BackupTable, listTables, speakExactly } from './tables.ts'

/** Replaces all rows with those of the backup, in one transaction. */
export async function loadRows(client: Client, file: BackupFile): Promise<void> {
  await speakExactly(client)
  await client.query('begin')
  const tables = await listTables(client)

  await withLooseTables(client, async () => {
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    await readBackupFile(file, {
      async entry(entry, content) {
        if ('table' in entry) await loadTable(client, entry, tables, content)
        if ('sequences' in entry) await setSequences(client, entry.sequences)
      },
    })
  })
  await client.query('commit')
}

type TableEntry = Extract<BackupEntry, { table: string }>

async function loadTable(
  client: Client,
  { table, columns }: TableEntry,
  tables: BackupTable[],
  rows: AsyncIterable<Buffer>,
) {
  const target = tables.find(({ name }) => name === table)
  if (!target) return

  const common = columns.filter((column) => target.columns.includes(column))
  if (common.length === columns.length) {
    await copyIn(client, `copy ${table} (${columns.join(', ')}) from stdin`, rows)
    return
  }
  // Our own tables have the columns of the backup, or more; those of pg-boss may differ, with its version.
  await client.query(`create temporary table loading (${columns.map((column) => `${column} text`).join(', ')})`)
  await copyIn(client, 'copy loading from stdin', rows)
  const typed = await typedColumns(client, table, common)
  await client.query(`insert into ${table} (${common.join(', ')}) select ${typed} from loading; drop table loading`)
}

async function typedColumns(client: Client, table: string, columns: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ typed: string }>(
    `select string_agg(format('%I::%s', attname, format_type(atttypid, atttypmod)), ', ' order by position) as typed
     from pg_attribute join unnest($2::text[]) with ordinality as wanted(name, position) on quote_ident(attname) = name
     where attrelid = $1::regclass`,
    [table, columns],
  )
  return rows[0]?.typed ?? ''
}

async function setSequences(client: Client, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      name,
      lastValue,
      isCalled,
    ])
  }
}

export async function writeFiles(backup: BackupFile, dataDir: string): Promise<void> {
  await readBackupFile(backup, {
    async entry(entry, content) {
      if (!('file' in entry)) return
      const target = join(dataDir, entry.file)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(target, await buffer(content), { mode: 0o600, flush: true })
    },
  })
}

type Statements = { readonly loosen: string; readonly tighten: string }

/**
 * Rows are loaded table by table, so until the end of the transaction foreign keys may be violated, and triggers must
 * not fire. Adding the foreign keys back checks every row.
 */
async function withLooseTables(client: Client, load: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<Statements>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as loosen,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as tighten
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  const { rows: triggers } = await client.query<Statements>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as loosen,
            format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as tighten
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgparentid = 0 and tgenabled = 'O'
       and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  const all = [...references, ...triggers]

  for (const { loosen } of all) await client.query(loosen)
  await load()
  await client.query('set constraints all immediate')
  for (const { tighten } of all) await client.query(tighten)
}
