import type { BrowserContext } from '@playwright/test'

export type ConsoleWatch = {
  listen(context: BrowserContext): void
  /** For tests that provoke an error. */
  allow(pattern: RegExp): void
  listUnexpected(): string[]
}

/** Collects the errors of every page: exceptions, failed loads and content security policy violations. */
export function watchConsole(): ConsoleWatch {
  const errors: string[] = []
  const allowed: RegExp[] = []

  return {
    listen(context) {
      context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        errors.push(`${message.location().url || message.page()?.url()}: ${message.text()}`)
      })
    },
    allow: (pattern) => allowed.push(pattern),
    listUnexpected: () => errors.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
