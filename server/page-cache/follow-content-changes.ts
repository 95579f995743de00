import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type Notification } from 'pg'
import {
  CONTENT_CHANNEL,
  PAGE_CACHE_CONNECTION,
  recordPageCache,
  recordSeenVersion,
} from '#db/content/content-changes.ts'
import type { Logger } from '#server/log.ts'
import type { PageCache } from './page-cache.ts'

const LONGEST_PAUSE_MS = 5_000

/**
 * Drops the cached pages when any replica, or an operator at the database, changes what they were made from.
 * Triggers on the content tables send the news in the changing transaction. While the line is down nothing is kept.
 */
export function followContentChanges({ url, cache, log }: { url: string; cache: PageCache; log: Logger }) {
  let client: Client | undefined
  let isStopped = false
  let pauseMs = 100
  let retry: NodeJS.Timeout | undefined

  async function follow(): Promise<void> {
    const line = new Client({ connectionString: url, application_name: PAGE_CACHE_CONNECTION, keepAlive: true })
    client = line
    line.on('notification', (news) => drop(line, news))
    line.on('error', () => tryAgain(line))
    line.on('end', () => tryAgain(line))
    try {
      await line.connect()
      await line.query(`LISTEN ${CONTENT_CHANNEL}`)
      cache.setListening(true)
      await recordPageCache(drizzle(line))
      pauseMs = 100
    } catch (error) {
      log.warn({ err: error }, 'cannot follow content changes; pages are rendered each time')
      tryAgain(line)
    }
  }

  /** News with a number asks for an answer: somebody waits until all replicas have dropped their pages. */
  function drop(line: Client, { payload }: Notification): void {
    cache.clear()
    if (!payload) return
    recordSeenVersion(drizzle(line), Number(payload)).catch((error: unknown) => {
      log.warn({ err: error }, 'cannot say that content changes were seen')
      tryAgain(line)
    })
  }

  function tryAgain(line: Client): void {
    if (isStopped || client !== line) return
    client = undefined
    cache.setListening(false)
    line.removeAllListeners('notification')
    line.end().catch((error: unknown) => log.debug({ err: error }, 'closing a broken line'))
    retry = setTimeout(follow, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
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
