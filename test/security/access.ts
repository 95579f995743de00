import type { Access } from './matrix.ts'

/**
 * Classifies a response to a page, form or data request. Returns the status when it is none of the four, so that a
 * failing row shows what happened.
 */
export async function accessOf(response: Response, isOpen: (status: number) => boolean): Promise<Access | number> {
  const { status } = response
  const leadsTo =
    status === 302 ? (response.headers.get('location') ?? '') : status === 202 ? await response.text() : ''

  if (leadsToSignIn(leadsTo)) return 'sign-in'
  if (isOpen(status) || (status === 202 && isOpen(302))) return 'open'
  if (status === 403) return 'denied'
  return status === 404 ? 'not-found' : status
}

/** A redirect is the whole header, or quoted in the router's data. */
function leadsToSignIn(text: string): boolean {
  return /(^|")\/auth(\?|"|$)/.test(text)
}
