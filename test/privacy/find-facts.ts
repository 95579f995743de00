import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import type { Database } from '#db/client.ts'
import { unsealWithRing } from '#db/key-ring.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { TEST_SECRET } from '#test/site.ts'

/** A text and where it is stored: `profiles.full_name`, or the name of a file. */
type Stored = { readonly where: string; readonly text: string }

/** What to search for. Text is compared in lower case, and also without anything but digits. */
export type Facts = Readonly<Record<string, string | RegExp>>

export type Finding = { readonly fact: string; readonly where: string }

export function findFacts(facts: Facts, stored: readonly Stored[]): Finding[] {
  return Object.entries(facts).flatMap(([fact, wanted]) => {
    const places = stored.filter(({ text }) => contains(text, wanted)).map(({ where }) => where)
    return [...new Set(places)].map((where) => ({ fact, where }))
  })
}

function contains(text: string, wanted: string | RegExp): boolean {
  if (wanted instanceof RegExp) return wanted.test(text)
  const isNumber = /^\d+$/.test(wanted)
  return text.toLowerCase().includes(wanted.toLowerCase()) || (isNumber && text.replaceAll(/\D/g, '').includes(wanted))
}

/** Every value of every table, those of the job queue included. Encrypted values also as plain text. */
export async function dumpTables(db: Database): Promise<Stored[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)

  const stored: Stored[] = []
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(schema)}.${sql.identifier(name)} as t`,
    )
    const prefix = schema === 'public' ? name : `${schema}.${name}`
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        stored.push(...textsIn(value).map((text) => ({ where: `${prefix}.${column}`, text })))
      }
    }
  }
  return stored
}

/** Every file of the outbox, decoded; the text of PDFs is not read. */
export async function dumpOutbox(folder: string): Promise<Stored[]> {
  const names = await readdir(folder)
  return Promise.all(
    names.map(async (where) => {
      const email = await PostalMime.parse(await readFile(join(folder, where)), { attachmentEncoding: 'utf8' })
      return { where, text: JSON.stringify(email) }
    }),
  )
}

function textsIn(value: unknown): string[] {
  if (value === null || typeof value === 'boolean') return []
  if (typeof value === 'object') return Object.values(value).flatMap(textsIn)
  const text = String(value)
  const opened = unsealed(text)
  return opened === undefined ? [text] : [text, opened]
}

function unsealed(text: string): string | undefined {
  for (const open of [
    () => unsealWithRing(text as SealedText, TEST_KEYS),
    () => unsealText(text as SealedText, TEST_SECRET),
  ]) {
    try {
      return open()
    } catch {
      // Not encrypted, or with another key.
    }
  }
  return undefined
}
