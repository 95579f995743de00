import type { Client } from 'pg'

type Statements = { readonly loosen: string; readonly tighten: string }

/**
 * Rows are loaded table by table, so until the end of the transaction foreign keys may be violated, and triggers must
 * not fire. Adding the foreign keys back checks every row.
 */
export async function withLooseTables(client: Client, load: () => Promise<void>): Promise<void> {
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
