import { isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import { checkedLinks } from '#db/schema/server.ts'
import type { LinkProblem } from '#domain/content/link-check.ts'

/** Whether the practice wants its links tried. */
export async function readChecksLinks(db: Database): Promise<boolean> {
  const [found] = await db.select({ checksLinks: practice.checksLinks }).from(practice)
  return found?.checksLinks ?? false
}

export async function recordChecksLinks(db: Database, checksLinks: boolean): Promise<void> {
  await db.update(practice).set({ checksLinks })
}

export type LinkedKind = 'resources' | 'teachers' | 'lessons'

/** The links to other sites that the practice has entered, and where. */
const LINKS = sql`(
  select url, 'resources' as kind, id, title from resources
  union all
  select link ->> 'url', 'teachers', id, name || ': ' || (link ->> 'label')
  from teachers cross join jsonb_array_elements(links) as link
  union all
  select url, 'lessons', id, title from lessons where url is not null
) as linked`

/** Each address once. */
export async function listLinkAddresses(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`select distinct url from ${LINKS} order by url`)
  return rows.map(({ url }) => url)
}

export async function isLinkInUse(db: Database, url: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${LINKS} where url = ${url} limit 1`)
  return rows.length > 0
}

export type FailingLink = {
  readonly url: string
  readonly problem: LinkProblem
  readonly failingSince: Date
  readonly checkedAt: Date
  readonly places: readonly { readonly kind: LinkedKind; readonly id: number; readonly title: string }[]
}

/** Links that did not answer at the last check, with the items that have them. */
export async function listFailingLinks(db: Database): Promise<FailingLink[]> {
  const places = sql<FailingLink['places']>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title) order by kind, id), '[]')
    from ${LINKS} where linked.url = ${checkedLinks.url}
  )`
  const rows = await db
    .select({
      url: checkedLinks.url,
      problem: checkedLinks.problem,
      failingSince: checkedLinks.failingSince,
      checkedAt: checkedLinks.checkedAt,
      places,
    })
    .from(checkedLinks)
    .where(isNotNull(checkedLinks.problem))
    .orderBy(checkedLinks.failingSince, checkedLinks.url)
  return rows.flatMap(({ problem, failingSince, ...link }) =>
    problem === null || failingSince === null || link.places.length === 0 ? [] : [{ ...link, problem, failingSince }],
  )
}

export async function findLastCheck(db: Database): Promise<Date | null> {
  const [found] = await db
    .select({ at: sql<Date | null>`max(${checkedLinks.checkedAt})`.mapWith(checkedLinks.checkedAt) })
    .from(checkedLinks)
  return found?.at ?? null
}

type Checked = { readonly url: string; readonly problem: LinkProblem | null; readonly now: Date }

/** A link fails since its first failure in a row. */
export async function recordLinkCheck(db: Database, { url, problem, now }: Checked): Promise<void> {
  const failingSince = problem === null ? null : now
  await db
    .insert(checkedLinks)
    .values({ url, problem, failingSince, checkedAt: now })
    .onConflictDoUpdate({
      target: checkedLinks.url,
      set: {
        problem,
        checkedAt: now,
        failingSince: problem === null ? null : sql`coalesce(${checkedLinks.failingSince}, ${now.toISOString()})`,
      },
    })
}

/** Forgets the links that are on the site no more, or all. */
export async function deleteLinkChecks(db: Database, { all }: { readonly all: boolean }): Promise<void> {
  await db.delete(checkedLinks).where(all ? undefined : sql`${checkedLinks.url} not in (select url from ${LINKS})`)
}
