import { setTimeout as delay } from 'node:timers/promises'

const MOST_WAITING = 200

/** Does something for each key that is added: one at a time, the newest first, and with a pause after each. */
export function createUnhurriedWork(work: (key: string) => Promise<void>, { pauseMs }: { readonly pauseMs: number }) {
  const waiting: string[] = []
  let isWorking = false

  async function workThrough(): Promise<void> {
    isWorking = true
    try {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        await work(key)
        await delay(pauseMs, undefined, { ref: false })
      }
    } finally {
      isWorking = false
    }
  }

  return {
    add(key: string): void {
      if (waiting.length >= MOST_WAITING) waiting.shift()
      waiting.push(key)
      if (!isWorking) void workThrough()
    },

    forget(): void {
      waiting.length = 0
    },
  }
}
