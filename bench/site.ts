import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'

/** The pages that need no account. */
const PAGES = [
  '/',
  '/courses',
  '/consultation',
  '/free-content',
  '/blog',
  '/contact',
  '/terms',
  '/privacy',
  '/panchanga/new-delhi',
  '/horoscope',
  '/auth',
]

/** Runs the built site with its sample content on an embedded database of its own, as `npm start` would. */
export async function withBenchSite<Result>(measure: (site: ServerProcess) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-'))
  const site = await startServerProcess({ dataDir, settings: { LOG_LEVEL: 'warn' } })
  try {
    return await measure(site)
  } finally {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function listPages(site: ServerProcess, chosen: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (const path of chosen.length > 0 ? chosen : PAGES) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    await response.body?.cancel()
    if (response.status === 200) pages.push(path)
    else console.log(`${path} responds with ${response.status} and is left out.`)
  }
  return pages
}
