import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { matchRoutes, type RouteObject } from 'react-router'
import { findLatestAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { DEAD_JOBS_QUEUE } from '#domain/jobs.ts'
import type { PageCache } from './page-cache/page-cache.ts'

export type Metrics = {
  observe(request: ObservedRequest): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

type ObservedRequest = {
  readonly routeId: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

type Parts = {
  readonly db: Database
  readonly pool: Pool
  readonly pageCache: PageCache
  /** When the newest backup was written; undefined in a process that makes none. */
  readonly findNewestBackup?: (() => Promise<Date | undefined>) | undefined
}

/** From a cached page to a statement of twenty thousand lines. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What an operator watches: this process, and what all processes share in the database. */
export function createMetrics({ db, pool, pageCache, findNewestBackup }: Parts): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the start of its response, by route',
    labelNames: ['route'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  new Counter({
    name: 'muhurta_page_cache_requests_total',
    help: 'Requests for cacheable pages',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, pageCache.hits)
      this.inc({ result: 'miss' }, pageCache.misses)
    },
  })

  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly Reading<Label>[]>,
  ) =>
    new Gauge({
      name: `muhurta_${name}`,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        this.reset()
        // Without the database the rest is still worth reading; the pool logs the reason.
        const readings = await read().catch(() => [])
        for (const { labels, value } of readings) this.set(labels ?? {}, value)
      },
    })
  gauge('page_cache_bytes', 'Pages in memory', [], async () => [{ value: pageCache.bytes }])
  gauge('database_connections', 'Of the pool for pages', ['state'], async () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'awaited' }, value: pool.waitingCount },
  ])
  gauge('jobs', 'Jobs that wait or run, and those that have failed every try', ['queue', 'state'], () => countJobs(db))
  gauge('emails', 'Emails that were not sent, by state', ['state'], () => countEmails(db))
  gauge('oldest_waiting_email_seconds', 'Age of the oldest email that should have been sent', [], () => oldestEmail(db))
  gauge('records_problems', 'What the last nightly check of the ledger and the records found', [], async () => {
    const check = await findLatestAudit(db, 'records-checked')
    return check ? [{ value: Number(check.details.problems) }] : []
  })
  gauge('records_checked_timestamp_seconds', 'When that was', [], async () =>
    timeOf((await findLatestAudit(db, 'records-checked'))?.at),
  )
  if (findNewestBackup) {
    gauge('backup_timestamp_seconds', 'When the newest backup was written', [], async () =>
      timeOf(await findNewestBackup()),
    )
    gauge('backup_is_sound', '1 if the last check of a backup found everything in it', [], async () => {
      const check = await findLatestAudit(db, 'backup-checked')
      return check ? [{ value: check.details.check === 'sound' ? 1 : 0 }] : []
    })
  }

  return {
    observe({ routeId, method, status, seconds }) {
      requests.inc({ route: routeId, method, status })
      durations.observe({ route: routeId }, seconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type Reading<Label extends string> = { readonly labels?: Record<Label, string>; readonly value: number }

const timeOf = (at: Date | undefined) => (at ? [{ value: at.getTime() / 1000 }] : [])

async function countJobs(db: Database) {
  const { rows } = await db.execute<{ queue: string; state: string; value: number }>(sql`
    select name as queue, state::text as state, count(*)::float8 as value from pgboss.job
    where state < 'completed' or name = ${DEAD_JOBS_QUEUE} group by 1, 2`)
  return rows.map(({ queue, state, value }) => ({ labels: { queue, state }, value }))
}

async function countEmails(db: Database) {
  const { rows } = await db.execute<{ state: string; value: number }>(sql`
    select state, count(*)::float8 as value from emails where state <> 'sent' group by 1`)
  return rows.map(({ state, value }) => ({ labels: { state }, value }))
}

async function oldestEmail(db: Database) {
  const { rows } = await db.execute<{ value: number }>(sql`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value from emails where state = 'queued'`)
  return rows
}

type RouteManifest = Readonly<
  Record<string, { id: string; parentId?: string; path?: string; index?: boolean; caseSensitive?: boolean } | undefined>
>

/** Longer ones are nobody's address, and would fill the memory. */
const LONGEST_PATH = 200
const MOST_PATHS = 5_000

/** Finds the id of the route of a path. Matching costs a millisecond, so paths are remembered. */
export function createRouteFinder(routes: RouteManifest): (path: string) => string | undefined {
  const tree = childrenOf(routes, undefined)
  const known = new LRUCache<string, { readonly id: string | undefined }>({ max: MOST_PATHS })
  return (path) => {
    const found = known.get(path) ?? { id: matchRoutes(tree, pagePath(path))?.at(-1)?.route.id }
    if (path.length <= LONGEST_PATH) known.set(path, found)
    return found.id
  }
}

/** Without what a hydrated page adds when it asks for data. */
function pagePath(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
}

function childrenOf(routes: RouteManifest, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, caseSensitive } = route
    const same = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) }
    return [route.index ? { ...same, index: true as const } : { ...same, children: childrenOf(routes, id) }]
  })
}
