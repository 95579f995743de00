import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** The name under which every replica's listening connection is known to the database. */
export const PAGE_CACHE_LINE = 'muhurta page cache'

/** The channel on which triggers and `askPageCaches` speak. */
export const CONTENT_CHANNEL = 'content_changed'

/** For a connection that has just begun to listen, with an empty cache: it has seen everything until now. */
export async function recordPageCache(line: Database): Promise<void> {
  await line.execute(
    sql`delete from page_cache_replicas where not exists (select from pg_stat_activity a where a.pid = page_cache_replicas.pid)`,
  )
  await line.execute(sql`
    insert into page_cache_replicas (pid, seen_version)
    select pg_backend_pid(), case when is_called then last_value else 0 end from content_version
    on conflict (pid) do update set seen_version = excluded.seen_version`)
}

/** Written on the listening connection itself, whose process is its name. */
export async function recordSeenVersion(line: Database, version: number): Promise<void> {
  await line.execute(sql`
    update page_cache_replicas set seen_version = greatest(seen_version, ${version}) where pid = pg_backend_pid()`)
}

/** Sends every listening replica a number behind all edits committed so far, and answers the number. */
export async function askPageCaches(db: Database): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`
    with asked as materialized (select nextval('content_version') as version)
    select version::text, pg_notify(${CONTENT_CHANNEL}, version::text) from asked`)
  return Number(rows[0]?.version)
}

/** Replicas whose connection is gone keep no pages, so nobody waits for them. */
export async function isSeenByAllPageCaches(db: Database, version: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity a
    where a.application_name = ${PAGE_CACHE_LINE} and a.datname = current_database()
      and not exists (select from page_cache_replicas r where r.pid = a.pid and r.seen_version >= ${version})
    limit 1`)
  return rows.length === 0
}
