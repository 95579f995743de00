import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Request, Response } from '@playwright/test'
import { pagePath } from '#app/http/page-path.ts'
import { isReadOn, parseCookies, SITE_COOKIES, type SiteCookie, siteCookieNamed } from '#app/http/site-cookies.ts'

const LONGEST_WAIT_MS = 2_000

export type CookieWatch = {
  listen(context: BrowserContext): void
  /** Before a context is closed that ends earlier than the test. */
  settle(context: BrowserContext): Promise<void>
  /** Cookies that are not in the list, and cookies that the browser has but did not send to a page that reads them. */
  listProblems(): Promise<string[]>
  /** Cookies that a page set and that a page which reads them received later. */
  listArrived(): Promise<SiteCookie[]>
}

/** Follows every cookie from the response that sets it to the pages that read it, at their own address and as data. */
export function watchCookies(): CookieWatch {
  const problems = new Set<string>()
  const arrived = new Set<SiteCookie>()
  const open = new Map<BrowserContext, () => Promise<void>>()

  function listen(context: BrowserContext): void {
    const held = new Set<SiteCookie>()
    const heldAtStart = new WeakMap<Request, ReadonlySet<SiteCookie>>()
    // Headers are read asynchronously, but requests and responses count in the order in which they happened.
    let handled = Promise.resolve()
    const inOrder = (handle: () => Promise<void> | void) => {
      handled = handled.then(handle)
    }

    context.on('request', (request) => {
      if (isOfPage(request)) inOrder(() => void heldAtStart.set(request, new Set(held)))
    })
    context.on('response', (response) => {
      // A page that a test closes in the meantime has no more headers to show, and a prefetched one may never show them.
      const headers = () => Promise.race([follow(response).catch(() => undefined), delay(LONGEST_WAIT_MS)])
      if (isOfPage(response.request())) inOrder(headers)
    })
    open.set(context, async () => {
      await handled
      for (const { name } of await context.cookies()) {
        if (!siteCookieNamed(name)) problems.add(`${name} is not in the list of cookies`)
      }
    })

    async function follow(response: Response): Promise<void> {
      const request = response.request()
      const path = pagePath(new URL(request.url()).pathname)
      const sent = parseCookies((await request.allHeaders()).cookie)
      const setLines = await response.headerValues('set-cookie')
      for (const cookie of heldAtStart.get(request) ?? []) {
        if (!isReadOn(cookie, path)) continue
        if (sent[cookie] !== undefined) arrived.add(cookie)
        // One that this response sets again may have been cleared before.
        else if (!setLines.some((line) => line.startsWith(`${cookie}=`)) && (await isMissed(cookie)))
          problems.add(`${cookie} did not arrive: ${request.method()} ${request.url()}`)
      }
      for (const line of setLines) note(line, path)
    }

    /**
     * Whether the browser has it: a test may have cleared it, or a response in the meantime. Only cookies that all pages read
     * concern prefetched and cached responses, which show no headers, and these are sent everywhere.
     */
    async function isMissed(cookie: SiteCookie): Promise<boolean> {
      if (SITE_COOKIES[cookie].readBy === 'every page') return false
      return (await context.cookies()).some(({ name }) => name === cookie)
    }

    function note(line: string, path: string): void {
      const [name = ''] = line.split('=')
      const cookie = siteCookieNamed(name)
      if (!cookie) return void problems.add(`${name} is not in the list of cookies, but ${path} sets it`)
      if (!line.includes(`; Path=${SITE_COOKIES[cookie].path};`)) problems.add(`${path} sets another path: ${line}`)
      if (line.includes('; Max-Age=0;')) held.delete(cookie)
      else held.add(cookie)
    }
  }

  async function settle(context: BrowserContext): Promise<void> {
    await open.get(context)?.()
    open.delete(context)
  }

  return {
    listen,
    settle,
    async listProblems() {
      for (const context of open.keys()) await settle(context)
      return [...problems]
    },
    async listArrived() {
      for (const context of open.keys()) await settle(context)
      return [...arrived].sort()
    },
  }
}

/** Files of the build read no cookies. */
function isOfPage(request: Request): boolean {
  return ['document', 'fetch', 'xhr'].includes(request.resourceType())
}
