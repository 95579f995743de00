import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import {
  CONTENT_CHANNEL,
  PAGE_CACHE_CONNECTION,
  recordPageCache,
  recordSeenVersion,
} from '#db/content/content-changes.ts'
import type { Logger } from '#server/log.ts'
import type { PageCache } from './page-cache.ts'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5_000

/**
 * Clears the page cache when any replica, or an operator in SQL, changes content. Triggers on the content tables notify
 * this connection in the changing transaction. While the connection is down, nothing is cached.
 */
export function followContentChanges({ url, cache, log }: { url: string; cache: PageCache; log: Logger }) {
  let client: Client | undefined
  let isStopped = false
  let retryMs = FIRST_RETRY_MS
  let retry: NodeJS.Timeout | undefined

  async function follow(): Promise<void> {
    const connection = new Client({ connectionString: url, application_name: PAGE_CACHE_CONNECTION, keepAlive: true })
    client = connection
    connection.on('notification', ({ payload }) => clear(connection, payload))
    connection.on('error', () => reconnect(connection))
    connection.on('end', () => reconnect(connection))
    try {
      await connection.connect()
      await connection.query(`LISTEN ${CONTENT_CHANNEL}`)
      cache.setListening(true)
      await recordPageCache(drizzle(connection))
      retryMs = FIRST_RETRY_MS
    } catch (error) {
      log.warn({ err: error }, 'cannot follow content changes; pages are not cached')
      reconnect(connection)
    }
  }

  /** A payload is a version to acknowledge: the change waits until every replica has cleared its cache. */
  function clear(connection: Client, payload: string | undefined): void {
    if (client !== connection) return
    cache.clear()
    if (!payload) return
    recordSeenVersion(drizzle(connection), Number(payload)).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot acknowledge a content change')
      reconnect(connection)
    })
  }

  function reconnect(connection: Client): void {
    if (isStopped || client !== connection) return
    client = undefined
    cache.setListening(false)
    connection.end().catch((error: unknown) => log.debug({ err: error }, 'closing a broken connection'))
    retry = setTimeout(follow, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  return {
    started: follow(),
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
