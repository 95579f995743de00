import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode, errorMessage } from '#domain/caught-error.ts'
import { StartRefused } from './start-refused.ts'

const OLDEST_VERSION = 15
const WAIT_MS = 10_000

// Errors of a database that is still starting; waiting does not help with any other.
const NOT_YET = new Set(['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', '57P03'])

/** Checks that the Postgres of DATABASE_URL is reachable and recent enough. */
export async function checkOwnPostgres(url: string, waitMs = WAIT_MS): Promise<void> {
  const version = await fetchVersion(url, Date.now() + waitMs)
  if (version >= OLDEST_VERSION) return
  throw new StartRefused(
    `DATABASE_URL: Postgres ${OLDEST_VERSION} or later is needed, and the one there is ${version}.`,
  )
}

async function fetchVersion(url: string, deadline: number): Promise<number> {
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
      return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    } catch (cause) {
      const code = errorCode(cause) ?? ''
      if (!NOT_YET.has(code) || Date.now() > deadline) {
        throw new StartRefused(`DATABASE_URL: the database cannot be reached: ${errorMessage(cause) || code}.`, {
          cause,
        })
      }
      await delay(200)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
