import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startTestPostgres } from '#test/postgres/embedded-postgres.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { printConditions, printLoads } from './loads.ts'
import { installBenchTools } from './tools.ts'
import { startYardstick } from './yardstick.ts'

const COUNTS = [50, 10_000]
const PAGES = ['/blog', '/blog?category=Planets', '/blog?page=3', '/blog/post-25']

/** The blog with few and with many posts: the cost of a page must not grow with their number. */
export async function benchBlog(paths: readonly string[]): Promise<void> {
  await installBenchTools()
  const yardstick = await startYardstick()
  try {
    printConditions(yardstick)
    for (const count of COUNTS) {
      await withPosts(count, async (site) => {
        console.log(`\n${count} posts\n`)
        await printLoads(site, yardstick, paths.length > 0 ? paths : PAGES)
      })
    }
  } finally {
    await yardstick.stop()
  }
}

async function withPosts(
  count: number,
  measure: (site: Awaited<ReturnType<typeof startServerProcess>>) => Promise<void>,
) {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-'))
  try {
    const settings = { LOG_LEVEL: 'warn', SAMPLE_DATA: 'false' }
    const site = await startServerProcess({ dataDir, databaseUrl: postgres.url, settings })
    try {
      await writePosts(postgres.url, count)
      await measure(site)
    } finally {
      await site.stop()
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Posts of about six hundred words each, in all categories. */
async function writePosts(url: string, count: number): Promise<void> {
  // A connection without the site's statement timeout: writing ten thousand posts takes a while.
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into blog_posts (slug, title, summary, content, content_html, rules_version, category, status, read_time,
       created_at, updated_at, published_at, search_heading, search_words)
     select 'post-' || n, 'Post ' || n, 'About Saturn and number ' || n, body, '<p>' || body || '</p>', 1,
       (array['Fundamentals','Nakshatras','Remedies','Predictions','Education','Planets','Houses','Compatibility'])[n % 8 + 1],
       'published', 5, at, at, at, 'post ' || n || ' about saturn', to_tsvector('english', 'post ' || n || ' saturn ' || body)
     from generate_series(1, $1) n,
       lateral (select timestamptz '2026-01-01' + n * interval '1 hour' as at,
                repeat('The moon crosses one mansion a day, more or less. ', 60) as body) made`,
    [count],
  )
  await client.query('vacuum analyze blog_posts')
  await client.end()
}
