import type { Page } from '@playwright/test'
import { PANE_TITLES } from '#app/content/studio.ts'
import { documentOf } from '#app/features/studio/chart-document.ts'
import { shareLink } from '#app/features/studio/share-link.ts'
import { DEFAULT_PLACE } from '#domain/charts/places.ts'
import { withBenchSite } from './site.ts'
import { printTable } from './table.ts'
import { openBenchBrowser } from './transfer.ts'

const BIRTH = {
  fullName: '',
  date: '1990-05-17',
  time: '06:42',
  place: DEFAULT_PLACE,
  clock: 'standard',
  ownOffsetSeconds: null,
  occurrence: null,
} as const

/** Each pane of the studio, one after the other: from the click to its tables, and the longest task of the main thread. */
export async function benchStudio(): Promise<void> {
  const browser = await openBenchBrowser()
  try {
    await withBenchSite(async ({ url }) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.goto(shareLink(url, documentOf(BIRTH, {})), { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Close all panes' }).click()
      await page.evaluate(watchLongTasks)
      const rows = []
      for (const [id, title] of Object.entries(PANE_TITLES)) rows.push([title, ...(await openPane(page, id))])
      printTable(['pane', 'click to table ms', 'longest task ms'], rows)
    })
  } finally {
    await browser.close()
  }
}

function watchLongTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { longTasks: tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
}

/** Measured in the page; the pane is closed again, so that the next one has the same page. */
async function openPane(page: Page, id: string): Promise<string[]> {
  const { ms, longest } = await page.evaluate(
    (paneId) =>
      new Promise<{ ms: number; longest: number }>((resolve) => {
        const fold = document.getElementById(`pane-${paneId}`)
        const summary = fold?.querySelector('summary')
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!fold?.querySelector('table')) return
          observer.disconnect()
          const ms = performance.now() - start
          // Long tasks are reported after they have ended.
          setTimeout(() => {
            const { longTasks } = globalThis as unknown as { longTasks: number[] }
            resolve({ ms, longest: Math.max(0, ...longTasks.splice(0)) })
            summary?.click()
          }, 300)
        })
        if (fold) observer.observe(fold, { childList: true, subtree: true })
        summary?.click()
      }),
    id,
  )
  return [ms.toFixed(0), longest === 0 ? 'below 50' : longest.toFixed(0)]
}
