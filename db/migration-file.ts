import { createHash } from 'node:crypto'

export type Migration = {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** The program of before runs with it too: a table or a column was added, and nothing was removed. */
  readonly expands: boolean
}

/** From here on, migrations expand, or say that they contract (decision 0301). */
export const FIRST_EXPANDING_VERSION = 300

/** The line of a migration that removes something, with the version that stopped using it. */
const CONTRACT = /^-- contract: unused since \d+\.\d+/m

export function migrationFromFile(path: string, sql: string): Migration {
  const match = /(\d{4})-([a-z0-9-]+)\.sql$/.exec(path)
  if (!match?.[1] || !match[2]) throw new Error(`${path} is not named like 0001-bookings.sql`)

  const version = Number(match[1])
  const expands = version >= FIRST_EXPANDING_VERSION && !CONTRACT.test(sql)
  return { version, name: match[2], sql, checksum: checksumOf(sql), expands }
}

/** Independent of line endings, which a checkout may change. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
