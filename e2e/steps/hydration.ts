import { expect, type Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page, because controls that need a script ignore earlier input. Documents
 * without React count as hydrated. Input before hydration has its own tests.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // A navigation that is still under way ends the page that was asked.
  const poll = () => page.evaluate(isHydrated).catch(() => false)
  await expect.poll(poll, { message: `${page.url()} is hydrated`, intervals: [20, 50, 100] }).toBe(true)
  await page.evaluate(untilEffectsHaveRun)
}

/** Runs in the browser. app/entry.client.tsx sets the attribute; a fake clock would hide a performance mark. */
function isHydrated(): boolean {
  // Between two documents there is none for a moment; the types do not know that.
  const { kind, hydrated } = (document.documentElement as HTMLElement | null)?.dataset ?? {}
  return kind !== 'application' || hydrated === 'true'
}

/** Runs in the browser. React queues effects as messages, so a message sent now arrives after them. */
function untilEffectsHaveRun(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** Makes `goto` and `reload` wait for hydration. */
export function awaitHydration(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    // A test that sets waitUntil wants to act before hydration.
    if (options?.waitUntil === undefined) await untilHydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await untilHydrated(page)
    return response
  }
  return page
}
