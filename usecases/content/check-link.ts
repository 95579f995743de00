import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { type LinkResult, resultOfStatus } from '#domain/content/link-check.ts'
import { connectChecked, isRedirect, NotConnected, untilAborted } from '#usecases/connect.ts'

const MOST_REDIRECTS = 5

type Tools = {
  readonly access: CalendarAccess
  /** Names us to the other site, with the address of ours. */
  readonly userAgent: string
  /** For each request. */
  readonly requestMs?: number
  /** For all of them. */
  readonly wholeMs?: number
}

/** Tries a link. Reads no page, and never throws for what a server does. */
export async function checkLink(
  address: string,
  { access, userAgent, requestMs = 10_000, wholeMs = 40_000 }: Tools,
): Promise<LinkResult> {
  const whole = AbortSignal.timeout(wholeMs)
  try {
    return await untilAborted(follow(new URL(address)), whole)
  } catch (error) {
    return error instanceof NotConnected && error.reason === 'private-address' ? 'private-address' : 'no-answer'
  }

  async function follow(first: URL): Promise<LinkResult> {
    let url = first
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, location } = await ask(url)
      if (location === undefined) return resultOfStatus(status)
      url = new URL(location, url)
    }
    return 'redirects'
  }

  /** Servers that refuse HEAD, answer it with an error of its own or not at all are asked again as a browser would. */
  async function ask(url: URL) {
    try {
      const head = await request(url, 'HEAD')
      if (head.status < 400 || head.status === 429) return head
    } catch (error) {
      if (error instanceof NotConnected) throw error
    }
    return request(url, 'GET')
  }

  async function request(url: URL, method: 'HEAD' | 'GET') {
    const signal = AbortSignal.any([whole, AbortSignal.timeout(requestMs)])
    const headers = { Accept: '*/*', 'User-Agent': userAgent }
    // A link may lead from https to http, as it does in a browser.
    const open = connectChecked(url, { access: { ...access, protocols: ['https:', 'http:'] }, signal, method, headers })
    const response = await untilAborted(open, signal)
    response.destroy()
    const { statusCode: status = 0, headers: answered } = response
    return { status, location: isRedirect(status) ? answered.location : undefined }
  }
}
