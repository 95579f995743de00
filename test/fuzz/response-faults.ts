import { PLANTED_ATTRIBUTE, PLANTED_ELEMENT } from './hostile-values.ts'

const STACK_TRACE = /\n\s+at [^\n]{0,200}(:\d+:\d+|node:internal|native)|\\n\s+at [^\n]{0,200}:\d+:\d+/
const DATABASE_ERRORS = /Failed query|syntax error at or near|invalid input syntax|violates (unique|check|not-null)/
/**
 * Only an embedded panchanga, which has neither script nor form, may be framed by others, and only a preview, which runs and
 * sends nothing, by our own pages.
 */
const FRAME_POLICIES = [
  /frame-ancestors 'none'/,
  /^frame-ancestors \*; default-src 'none'; style-src 'self'; form-action 'none'/,
  /^(?=.*\bscript-src 'none')(?=.*\bform-action 'none')(?=.*\bframe-ancestors 'self')(?=.*\bsandbox allow-same-origin(;|$))/,
]
const MARKUP_TYPES = /html|xml|svg/

/** The test site has no keys for Google and Facebook, and a fast run is a flood of sign-ins. Both are said with a 503. */
const EXPECTED_503 = /not set up on this site yet|Many people are signing in right now/

/** Redirects may lead to our own pages and to sign-in providers. */
const PROVIDERS = /^https:\/\/(accounts\.google\.com|www\.facebook\.com)\//

/** What is wrong with a response, whatever the request was. */
export async function findFaults(response: Response): Promise<string[]> {
  const { status, headers } = response
  const body = await response.text()
  const faults: string[] = []
  if (status >= 500 && !(status === 503 && EXPECTED_503.test(body))) faults.push(`responded with ${status}`)
  if (STACK_TRACE.test(body)) faults.push('shows a stack trace')
  if (DATABASE_ERRORS.test(body)) faults.push('shows a database error')
  if (MARKUP_TYPES.test(headers.get('content-type') ?? '') && hasPlantedMarkup(body)) faults.push('echoes markup')
  if (isForeignRedirect(headers.get('location'))) faults.push(`redirects to ${headers.get('location')}`)
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('lacks the security headers')
  const policy = headers.get('content-security-policy') ?? ''
  if (!FRAME_POLICIES.some((allowed) => allowed.test(policy))) faults.push('lacks a policy')
  for (const cookie of headers.getSetCookie()) {
    if (!isProtected(cookie)) faults.push(`sets an unprotected cookie: ${cookie}`)
    if (cookie.startsWith('fuzzed')) faults.push('sets a planted cookie')
  }
  return faults
}

/** Hidden from scripts, except for the theme and the offered language, which scripts change. */
function isProtected(cookie: string): boolean {
  return /; HttpOnly; SameSite=Lax/.test(cookie) || /^(theme=(light|dark)|language=(en|hi|te)); /.test(cookie)
}

function hasPlantedMarkup(body: string): boolean {
  return body.includes(PLANTED_ELEMENT) || new RegExp(`[^\\\\]${PLANTED_ATTRIBUTE}`).test(body)
}

function isForeignRedirect(location: string | null): boolean {
  if (location === null || PROVIDERS.test(location)) return false
  return new URL(location, 'http://localhost:3000').host !== 'localhost:3000'
}
