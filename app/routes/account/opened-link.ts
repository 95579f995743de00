import { data } from 'react-router'
import type { LinkRefusal } from '#usecases/accounts/take-link.ts'

/** The token of a link in an email. Its page changes nothing: mail scanners open links, but press no buttons. */
export function linkToken(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('token') || undefined
}

/** The page for a link that no longer works, or that was tried too often. */
export function unusableLink(refusal: LinkRefusal = 'link-unusable') {
  if (refusal === 'link-unusable') return data(null, { status: 404 })
  return data(null, { status: 429, headers: { 'Retry-After': String(refusal.retryAfterSeconds) } })
}
