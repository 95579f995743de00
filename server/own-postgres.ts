import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { connect } from '#db/client.ts'
import { errorCode, errorMessage } from '#domain/caught-error.ts'
import { StartRefused } from './start-refused.ts'

const OLDEST_VERSION = 15
const POOLED = 'DATABASE_URL'
const DIRECT = 'DATABASE_DIRECT_URL'
const WAIT_MS = 10_000

/** A notification takes milliseconds; this is for a busy server. */
const NOTIFICATION_WAIT_MS = 3_000

// Errors of a database that is still starting; waiting does not help with any other.
const NOT_YET = new Set(['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', '57P03'])

/**
 * Checks that the Postgres of DATABASE_URL is reachable, recent enough, and delivers notifications: to its own address, or to
 * DATABASE_DIRECT_URL, which shows too that both lead to the same database.
 */
export async function checkOwnPostgres(url: string, directUrl?: string, waitMs = WAIT_MS): Promise<void> {
  const version = await fetchVersion(directUrl ?? url, Date.now() + waitMs, directUrl ? DIRECT : POOLED)
  if (version < OLDEST_VERSION) {
    throw new StartRefused(
      `DATABASE_URL: Postgres ${OLDEST_VERSION} or later is needed, and the one there is ${version}.`,
    )
  }
  if (await areNotificationsHeard(url, directUrl)) return
  if (directUrl !== undefined) {
    throw new StartRefused(
      'DATABASE_DIRECT_URL: notifications (LISTEN) from DATABASE_URL do not arrive there: it must be the address of Postgres itself, with the same database.',
    )
  }
  throw new StartRefused(
    'DATABASE_URL: notifications (LISTEN) do not arrive on this connection, as behind a pooler in transaction mode: connect to Postgres directly or through a pooler in session mode, or set DATABASE_DIRECT_URL to Postgres itself.',
  )
}

async function fetchVersion(url: string, deadline: number, setting: string): Promise<number> {
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
      return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    } catch (cause) {
      const code = errorCode(cause) ?? ''
      if (!NOT_YET.has(code) || Date.now() > deadline) throw unreachable(setting, cause)
      await delay(200)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/**
 * Listens on one connection and notifies on another, both with the site's own connection settings. In transaction mode a
 * pooler gives the listening session to the next client, and the page cache would show old prices.
 */
async function areNotificationsHeard(url: string, directUrl: string | undefined): Promise<boolean> {
  const connection = connect(url, { applicationName: 'muhurta-check', maxConnections: 2 })
  const direct = directUrl === undefined ? connection : connect(directUrl, { applicationName: 'muhurta-check' })
  const channel = `muhurta_check_${randomUUID().replaceAll('-', '')}`
  try {
    const listener = await direct.pool.connect()
    try {
      await listener.query(`LISTEN ${channel}`)
      const heard = once(listener, 'notification', { signal: AbortSignal.timeout(NOTIFICATION_WAIT_MS) }).then(
        () => true,
        () => false,
      )
      await connection.pool.query(`NOTIFY ${channel}`)
      return await heard
    } finally {
      listener.release()
    }
  } catch (cause) {
    throw unreachable(POOLED, cause)
  } finally {
    await connection.close()
    if (direct !== connection) await direct.close()
  }
}

function unreachable(setting: string, cause: unknown): StartRefused {
  const reason = errorMessage(cause) || (errorCode(cause) ?? '')
  return new StartRefused(`${setting}: the database cannot be reached: ${reason}.`, { cause })
}
