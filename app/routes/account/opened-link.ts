import { data } from 'react-router'
import type { LinkRefusal } from '#usecases/accounts/take-link.ts'

/**
 * The token of a link out of an email. Opening the link is the proof, so it needs no further click; programs that only
 * look at links ask with HEAD and spend nothing.
 */
export function openedToken(request: Request): string | undefined {
  if (request.method !== 'GET') return undefined
  return new URL(request.url).searchParams.get('token') || undefined
}

/** The page of a link that does nothing any more, or that was tried too often. */
export function unusableLink(refusal: LinkRefusal = 'link-unusable') {
  if (refusal === 'link-unusable') return data(null, { status: 404 })
  return data(null, { status: 429, headers: { 'Retry-After': String(refusal.retryAfterSeconds) } })
}
