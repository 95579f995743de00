import type { BrowserContext } from '@playwright/test'

export type ConsoleWatch = {
  hear(context: BrowserContext): void
  /** For a journey whose point is that something goes wrong. */
  allow(pattern: RegExp): void
  listUnexpected(): string[]
}

/** Hears every error of every page: exceptions, failed loads, and what the content-security policy blocked. */
export function watchConsole(): ConsoleWatch {
  const heard: string[] = []
  const allowed: RegExp[] = []

  return {
    hear(context) {
      context.on('weberror', (error) => heard.push(`${error.page()?.url()}: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        heard.push(`${message.location().url || message.page()?.url()}: ${message.text()}`)
      })
    },
    allow: (pattern) => allowed.push(pattern),
    listUnexpected: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
