import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { database } from '#test/database.ts'

const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true })
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table))

type ColumnShape = { readonly name: string; readonly type: string; readonly isRequired: boolean }

test('finds tables to compare', () => {
  expect(tables.length).toBeGreaterThan(0)
})

describe.each(tables)('the table $name', ({ name, schema = 'public', columns }) => {
  test(`${name} has each column of the schema in the migrated database, with the same type and nullability`, async () => {
    const { rows } = await database().execute<ColumnShape>(sql`
      select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired"
      from pg_attribute
      where attrelid = to_regclass(${`${schema}.${name}`}) and attnum > 0 and not attisdropped`)
    const actual = new Map(rows.map((row) => [row.name, row]))

    const expected = columns.map((column) => ({
      name: column.name,
      type: asPostgresNamesIt(column.getSQLType()),
      isRequired: column.notNull,
    }))
    expect(expected.map(({ name }) => actual.get(name))).toEqual(expected)
  })

  test(`${name} has no column that the schema lacks, except for tables of pg-boss`, async () => {
    if (schema !== 'public') return
    const { rows } = await database().execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = ${schema} and table_name = ${name}`)

    expect(rows.map((row) => row.name).toSorted()).toEqual(columns.map((column) => column.name).toSorted())
  })
})

/** Drizzle and Postgres name some types differently. */
function asPostgresNamesIt(type: string): string {
  return type
    .replace(
      /^timestamp( \(\d\))? with time zone$/,
      (_, precision = '') => `timestamp${precision.trim()} with time zone`,
    )
    .replace(/^timestamp$/, 'timestamp without time zone')
    .replace(/^time$/, 'time without time zone')
    .replace(/^varchar/, 'character varying')
    .replace(/^char\b/, 'character')
    .replace(/^numeric\((\d+), (\d+)\)$/, 'numeric($1,$2)')
}
