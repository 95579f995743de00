import { createHash } from 'node:crypto'

export type Migration = {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

// Read at build time, so that the files are part of the server bundle.
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** All migrations of this version, oldest first. */
export const knownMigrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => migrationFromFile(path, sql))
  .toSorted((one, other) => one.version - other.version)

export function migrationFromFile(path: string, sql: string): Migration {
  const match = /(\d{4})-([a-z0-9-]+)\.sql$/.exec(path)
  if (!match?.[1] || !match[2]) throw new Error(`${path} is not named like 0001-bookings.sql`)

  return { version: Number(match[1]), name: match[2], sql, checksum: checksumOf(sql) }
}

/** Independent of line endings, which a checkout may change. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
