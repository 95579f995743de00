import type { BrowserContext } from '@playwright/test'

export type ConsoleWatch = {
  /** For a journey whose point is that something goes wrong. */
  allow(pattern: RegExp): void
  listUnexpected(): string[]
}

/** Hears every error of every page: exceptions, failed loads, and what the content-security policy blocked. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const heard: string[] = []
  const allowed: RegExp[] = []

  context.on('weberror', (error) => heard.push(`${error.page()?.url()}: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.location().url || message.page()?.url()}: ${message.text()}`)
  })

  return {
    allow: (pattern) => allowed.push(pattern),
    listUnexpected: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
