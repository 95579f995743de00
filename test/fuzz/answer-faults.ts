import { PLANTED_ATTRIBUTE, PLANTED_ELEMENT } from './hostile-values.ts'

const STACK_TRACE = /\n\s+at [^\n]{0,200}(:\d+:\d+|node:internal|native)|\\n\s+at [^\n]{0,200}:\d+:\d+/
const WORDS_OF_THE_INSIDE = /Failed query|syntax error at or near|invalid input syntax|violates (unique|check|not-null)/
const MARKUP_TYPES = /html|xml|svg/

/** The site of the tests has no keys of Google and Facebook, which their buttons say. */
const NOT_SET_UP = 'not set up on this site yet'

/** Where a redirect may lead besides our own pages: the sign-in providers. */
const KNOWN_PLACES = /^https:\/\/(accounts\.google\.com|www\.facebook\.com)\//

/** What no answer may ever be, whatever was asked. */
export async function findFaults(answer: Response): Promise<string[]> {
  const { status, headers } = answer
  const body = await answer.text()
  const faults: string[] = []
  if (status >= 500 && !(status === 503 && body.includes(NOT_SET_UP))) faults.push(`answered with ${status}`)
  if (STACK_TRACE.test(body)) faults.push('shows a stack trace')
  if (WORDS_OF_THE_INSIDE.test(body)) faults.push('shows what the database said')
  if (MARKUP_TYPES.test(headers.get('content-type') ?? '') && isMarkedUp(body)) faults.push('echoes markup')
  if (leadsAway(headers.get('location'))) faults.push(`leads away to ${headers.get('location')}`)
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('lacks the security headers')
  if (!headers.get('content-security-policy')?.includes("frame-ancestors 'none'")) faults.push('lacks a policy')
  for (const cookie of headers.getSetCookie()) {
    if (!isKept(cookie)) faults.push(`sets an open cookie: ${cookie}`)
    if (cookie.startsWith('fuzzed')) faults.push('sets a cookie that was planted')
  }
  return faults
}

/** Out of reach of scripts, but for the sky, which they change themselves. */
function isKept(cookie: string): boolean {
  return /; HttpOnly; SameSite=Lax/.test(cookie) || /^theme=(light|dark); /.test(cookie)
}

function isMarkedUp(body: string): boolean {
  return body.includes(PLANTED_ELEMENT) || new RegExp(`[^\\\\]${PLANTED_ATTRIBUTE}`).test(body)
}

function leadsAway(location: string | null): boolean {
  if (location === null || KNOWN_PLACES.test(location)) return false
  return new URL(location, 'http://localhost:3000').host !== 'localhost:3000'
}
