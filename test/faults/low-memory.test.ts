import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ServerProcess } from '#test/servers/server-process.ts'
import { LONG_TIMEOUT, MEMORY_ADDRESSES, MEMORY_ROUNDS } from '../races/sizes.ts'
import { statusOf, withServer } from './site-process.ts'

const MAX_MB = 512
/** What Node chooses by itself on a machine with 512 MB: half of it. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=256', LOG_LEVEL: 'error' }

const AT_ONCE = 40

const PAGES = ['/', '/blog', '/horoscope', '/auth', '/courses', '/og/home.png', '/blog/feed.xml', '/api/places?q=mys']

test('H13: the server stays below 512 MB under load', LONG_TIMEOUT, async () => {
  await withServer({ settings: SMALL_HEAP }, async ({ server }) => {
    const statuses = new Set<number | string>()
    for (let round = 0; round < MEMORY_ROUNDS; round++) {
      const visits = Array.from({ length: AT_ONCE }, (_, visit) => {
        const page = PAGES[visit % PAGES.length] ?? '/'
        return statusOf(`${server.url}${page}${page.includes('?') ? '&' : '?'}visit=${round}`)
      })
      const uploads = [statusOf(`${server.url}/contact`, aLargeForm(server.url))]
      for (const status of await Promise.all([...visits, ...uploads])) statuses.add(status)
    }
    const peakMb = peakMemoryMb(server.pid)

    console.log(`${MEMORY_ROUNDS * AT_ONCE} requests, ${peakMb} MB at most`)
    expectNoServerErrors(statuses, server)
    expect(peakMb).toBeLessThan(MAX_MB)
  })
})

const WARM_UP = 500
/** The heap of a busy server goes up and down by this much between collections. */
const FLAT_MB = 64

/** Each kind has addresses without end: parameters, other spellings of a page, and pages that do not exist. */
const ENDLESS_ADDRESSES: readonly ((n: number) => string)[] = [
  (n) => `/?page=${n}`,
  (n) => `/terms?category=${n}`,
  (n) => `/courses?page=${n}`,
  (n) => `/privacy?page=${n}&category=${n}`,
  (n) => `/blog?category=x${n}`,
  (n) => `/blog?page=${n}`,
  (n) => `/${withCapitals('free-content', n)}`,
  (n) => `/contact${'/'.repeat(1 + (n % 50))}`,
  (n) => `/no-such-page-${n}`,
  (n) => `/blog/no-such-post-${n}`,
]

test(`${MEMORY_ADDRESSES} different addresses do not fill the memory`, LONG_TIMEOUT, async () => {
  await withServer({ settings: SMALL_HEAP }, async ({ server }) => {
    const statuses = new Set<number | string>()
    let next = 0
    let afterWarmUpMb = 0
    const visit = async () => {
      for (let n = next++; n < MEMORY_ADDRESSES; n = next++) {
        const path = ENDLESS_ADDRESSES[n % ENDLESS_ADDRESSES.length]?.(n)
        statuses.add(await statusOf(`${server.url}${path}`))
        if (n === WARM_UP) afterWarmUpMb = memoryMb(server.pid)
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit))
    const [finallyMb, peakMb] = [memoryMb(server.pid), peakMemoryMb(server.pid)]

    console.log(
      `${MEMORY_ADDRESSES} addresses: ${afterWarmUpMb} MB after ${WARM_UP}, ${finallyMb} MB at the end, peak ${peakMb}`,
    )
    expectNoServerErrors(statuses, server)
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
    expect(peakMb).toBeLessThan(MAX_MB)
    expect(finallyMb).toBeLessThan(afterWarmUpMb + FLAT_MB)
  })
})

/** Capitalizes the letters at the binary digits of the number. */
function withCapitals(text: string, number: number): string {
  return [...text].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join('')
}

/** Nearly the largest body that is accepted. */
function aLargeForm(origin: string): RequestInit {
  return { method: 'POST', headers: { origin }, body: new URLSearchParams({ message: 'x'.repeat(5 * 1024 * 1024) }) }
}

function expectNoServerErrors(statuses: ReadonlySet<number | string>, server: ServerProcess): void {
  const errors = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  const failed = [...statuses].filter((status) => typeof status === 'string' || status >= 500)
  expect(failed, errors[0]).toEqual([])
}

function memoryMb(pid: number): number {
  return fromStatus(pid, /VmRSS:\s+(\d+) kB/)
}

/** The most that the process ever had in memory, as the kernel recorded it. */
function peakMemoryMb(pid: number): number {
  return fromStatus(pid, /VmHWM:\s+(\d+) kB/)
}

function fromStatus(pid: number, line: RegExp): number {
  return Math.round(Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
