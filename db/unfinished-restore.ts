import type { Client } from 'pg'

const MARK = 'public.unfinished_restore'

/** An interrupted restore leaves all tables but not all rows, so the database is marked until the restore is complete. */
export async function isRestoreUnfinished(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [MARK])
  return rows[0]?.found != null
}

export async function markUnfinished(client: Client): Promise<void> {
  await client.query(`create table if not exists ${MARK} (since timestamptz not null default now())`)
}

export async function markFinished(client: Client): Promise<void> {
  await client.query(`drop table ${MARK}`)
}

/** Returns a sentence if the database contains anything that a restore would overwrite. */
export async function findTablesInTheWay(client: Client): Promise<string | undefined> {
  if (await isRestoreUnfinished(client)) return undefined

  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
       and c.relkind in ('r', 'p', 'v', 'm', 'f') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
     order by 1`,
  )
  if (!rows[0]) return undefined
  return `The database is not empty: it has ${rows.length} tables, such as ${rows[0].name}. A backup is restored into an empty database only.`
}
