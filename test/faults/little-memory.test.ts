import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statusOf, withServer } from './site-process.ts'

const MOST_MB = 512
/** What Node chooses by itself where it finds so little memory: half of it. */
const HEAP_OF_A_SMALL_MACHINE = '--max-old-space-size=256'

const ROUNDS = 20
const AT_ONCE = 40

const PAGES = ['/', '/blog', '/horoscope', '/auth', '/courses', '/og/home.png', '/blog/feed.xml', '/api/places?q=mys']

test('H13: under load the server stays within 512 MB', async () => {
  await withServer({ settings: { NODE_OPTIONS: HEAP_OF_A_SMALL_MACHINE } }, async ({ server }) => {
    const statuses = new Set<number | string>()
    for (let round = 0; round < ROUNDS; round++) {
      const visits = Array.from({ length: AT_ONCE }, (_, visit) => {
        const page = PAGES[visit % PAGES.length] ?? '/'
        return statusOf(`${server.url}${page}${page.includes('?') ? '&' : '?'}visit=${round}`)
      })
      const uploads = [statusOf(`${server.url}/contact`, aLargeForm(server.url))]
      for (const status of await Promise.all([...visits, ...uploads])) statuses.add(status)
    }
    const peakMb = peakMemoryMb(server.pid)

    console.log(`${ROUNDS * AT_ONCE} requests, ${peakMb} MB at most`)
    const errors = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
    expect(
      [...statuses].filter((status) => typeof status === 'string' || status >= 500),
      errors[0],
    ).toEqual([])
    expect(peakMb).toBeLessThan(MOST_MB)
  })
})

/** Nearly as much as the site takes in one go. */
function aLargeForm(origin: string): RequestInit {
  return { method: 'POST', headers: { origin }, body: new URLSearchParams({ message: 'x'.repeat(5 * 1024 * 1024) }) }
}

/** The most that the process ever had in memory, as the kernel remembers it. */
function peakMemoryMb(pid: number): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(peak) / 1024)
}
