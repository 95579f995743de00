import { expect, type Page } from '@playwright/test'

/**
 * Waits until React has taken the page over: before that, a control that only a script serves ignores who uses it.
 * A document is alive as it comes. What is typed or pressed earlier has tests of its own.
 */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () => page.evaluate(isTakenOver)
  await expect.poll(isAlive, { message: `${page.url()} comes alive`, intervals: [20, 50, 100] }).toBe(true)
  await page.evaluate(untilEffectsHaveRun)
}

/** In the browser. React keeps the root of what it has taken over at the document, and there whether it is through. */
function isTakenOver(): boolean {
  if (!('__reactRouterContext' in window)) return true

  type Root = {
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } }
  }
  const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1] as Root | undefined
  return root?.stateNode.current.memoizedState.isDehydrated === false
}

/** In the browser. They wait for their turn in the queue of messages: one that is sent now arrives behind them. */
function untilEffectsHaveRun(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** Opens and reloads pages as somebody does who waits until they are there. */
export function makePatient(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    // Whoever asks for less than the whole page wants to be there before it is alive.
    if (options?.waitUntil === undefined) await untilAlive(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await untilAlive(page)
    return answer
  }
  return page
}
