import type { Client } from 'pg'
import type { SequenceState } from './format.ts'

export type BackupTable = { readonly name: string; readonly columns: readonly string[] }

// They belong to the installed pg-boss and to the restore itself.
const NOT_DATA = ['pgboss.version', 'public.unfinished_restore']

/** Our tables and those of pg-boss, with the columns that can be written. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array(select quote_ident(attname) from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
       and format('%I.%I', n.nspname, c.relname) <> all ($1)
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
     order by 1`,
    [NOT_DATA],
  )
  return rows
}

export async function listSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'pgboss') order by 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    )
    if (state.rows[0]) states.push({ name, ...state.rows[0] })
  }
  return states
}

/** So that a value has the same text on every server. */
export async function speakExactly(client: Client): Promise<void> {
  await client.query(
    `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
     set extra_float_digits = 3; set bytea_output = 'hex'`,
  )
}
