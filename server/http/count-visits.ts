import type { MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { unprefixed } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { addVisitCounts, type VisitCount } from '#db/visitors/visit-counts.ts'
import type { Clock } from '#domain/time/clock.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { pageGroupOf } from '#domain/visitors/page-groups.ts'
import type { Logger } from '#server/log.ts'

export type VisitCounter = ReturnType<typeof createVisitCounter>

/**
 * Counts in memory and writes once a minute, so that a page from the cache stays without a query. A process that is killed
 * loses at most the last minute (decision 0130).
 */
export function createVisitCounter({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  let counts = new Map<string, VisitCount>()
  let timer: NodeJS.Timeout | undefined

  function add({ day, pageGroup, views, visits }: VisitCount): void {
    const key = `${day} ${pageGroup}`
    const known = counts.get(key)
    counts.set(key, { day, pageGroup, views: views + (known?.views ?? 0), visits: visits + (known?.visits ?? 0) })
  }

  async function write(): Promise<void> {
    const written = counts
    counts = new Map()
    try {
      await addVisitCounts(db, [...written.values()])
    } catch (error) {
      log.warn({ err: error }, 'visits are counted but not stored yet')
      for (const count of written.values()) add(count)
    }
  }

  return {
    count(request: Request, status: number): void {
      const pageGroup = countedGroup(request, status)
      if (pageGroup) add({ day: istDate(clock()), pageGroup, views: 1, visits: isArrival(request) ? 1 : 0 })
    },
    write,
    start(): void {
      timer = setInterval(write, MINUTE_MS).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}

function countedGroup({ method, url, headers }: Request, status: number) {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return undefined
  const agent = headers.get('user-agent') ?? ''
  if (agent === '' || isbot(agent)) return undefined
  // The browser loads the page ahead; nobody may ever see it.
  if (headers.get('sec-purpose')?.includes('prefetch')) return undefined
  // Not the data of a page (`/horoscope.data`): the router loads it after every form too.
  return pageGroupOf(unprefixed(new URL(url).pathname))
}

/** A page that was not opened from a page of the site begins a visit. */
function isArrival({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') !== 'same-origin'
}

export function countVisits(visits: VisitCounter): MiddlewareHandler {
  return async (context, next) => {
    await next()
    visits.count(context.req.raw, context.res.status)
  }
}
