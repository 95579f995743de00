import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { connect } from '#db/client.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { startTestPostgres } from '#test/postgres/embedded-postgres.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { median, printTable } from './table.ts'
import { openBenchBrowser } from './transfer.ts'

const ROUNDS = 15

type Drawn = {
  /** From the click to the first frame with the life, the server's answer included. */
  readonly clickMs: number
  /** From the server's answer to that frame. */
  readonly drawMs: number
}

/** The timeline of a life in a browser: from its tab, beside the ten years, to the first frame that shows it. */
export async function benchTimelineInBrowser(): Promise<void> {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-timeline-'))
  // The site must be able to read the birth that the factory writes.
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, 'secrets', 'encryption-key'), TEST_KEYS.join('\n'), { mode: 0o600 })
  const site = await startServerProcess({ dataDir, databaseUrl: postgres.url, settings: { LOG_LEVEL: 'error' } })
  const connection = connect(postgres.url)
  const browser = await openBenchBrowser()
  try {
    const { db } = connection
    const { id } = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
    const booking = await givenBooking(db, { state: 'verified', now: new Date() })
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies([{ name: 'session', value: await givenSession(db, id), url: site.url }])
    const page = await context.newPage()
    const drawn: Drawn[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${site.url}/staff/bookings/${booking.id}/timeline?zoom=decade`, { waitUntil: 'networkidle' })
      drawn.push(await openLife(page))
    }
    const row = (name: string, of: keyof Drawn) => {
      const times = drawn.map((each) => each[of])
      return [name, Math.min(...times).toFixed(0), median(times).toFixed(0)]
    }
    printTable(
      ['a life in the browser', 'best ms', 'median ms'],
      [row('click to drawing', 'clickMs'), row('answer to drawing', 'drawMs')],
    )
  } finally {
    await browser.close()
    await connection.close()
    await site.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Measured in the page. */
function openLife(page: Page): Promise<Drawn> {
  return page.evaluate(
    (label) =>
      new Promise<Drawn>((resolve) => {
        const tab = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
          ({ textContent }) => textContent === label,
        )
        const strip = document.querySelector('.timeline-strip')
        const before = strip?.textContent
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (document.querySelector('.timeline-strip')?.textContent === before) return
          observer.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => {
              const end = performance.now()
              const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
              const answered = answers.filter(({ startTime }) => startTime >= start).map((each) => each.responseEnd)
              resolve({ clickMs: end - start, drawMs: end - Math.max(start, ...answered) })
            }),
          )
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        tab?.click()
      }),
    LIFE_TIMELINE.zooms.life,
  )
}
