import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** The application name of each replica's listening connection. */
export const PAGE_CACHE_CONNECTION = 'muhurta page cache'

/** Triggers and `notifyPageCaches` send on this channel. */
export const CONTENT_CHANNEL = 'content_changed'

/** For a connection that has just begun to listen with an empty cache, so it has nothing stale. */
export async function recordPageCache(connection: Database): Promise<void> {
  await connection.execute(
    sql`delete from page_cache_replicas where not exists (select from pg_stat_activity a where a.pid = page_cache_replicas.pid)`,
  )
  await connection.execute(sql`
    insert into page_cache_replicas (pid, seen_version)
    select pg_backend_pid(), case when is_called then last_value else 0 end from content_version
    on conflict (pid) do update set seen_version = excluded.seen_version`)
}

/** Must run on the listening connection, whose backend pid identifies the replica. */
export async function recordSeenVersion(connection: Database, version: number): Promise<void> {
  await connection.execute(sql`
    update page_cache_replicas set seen_version = greatest(seen_version, ${version}) where pid = pg_backend_pid()`)
}

/** Sends every listening replica a version that is later than all edits committed so far, and returns it. */
export async function notifyPageCaches(db: Database): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`
    with next as materialized (select nextval('content_version') as version)
    select version::text, pg_notify(${CONTENT_CHANNEL}, version::text) from next`)
  return Number(rows[0]?.version)
}

/** A replica without a connection caches no pages, so it does not count. */
export async function isSeenByAllPageCaches(db: Database, version: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity a
    where a.application_name = ${PAGE_CACHE_CONNECTION} and a.datname = current_database()
      and not exists (select from page_cache_replicas r where r.pid = a.pid and r.seen_version >= ${version})
    limit 1`)
  return rows.length === 0
}
