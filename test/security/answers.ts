import type { Answer } from './matrix.ts'

/**
 * What an answer means to whoever asked, for pages, forms and the router's data requests alike. What means none of
 * the four is told by its status, so that a failing row says what happened.
 */
export async function meaningOf(response: Response, isOpen: (status: number) => boolean): Promise<Answer | number> {
  const { status } = response
  const leadsTo =
    status === 302 ? (response.headers.get('location') ?? '') : status === 202 ? await response.text() : ''

  if (leadsToSignIn(leadsTo)) return 'sign-in'
  if (isOpen(status) || (status === 202 && isOpen(302))) return 'open'
  if (status === 403) return 'denied'
  return status === 404 ? 'not-found' : status
}

/** A redirect stands alone in a header; in the router's data it stands between quotes. */
function leadsToSignIn(text: string): boolean {
  return /(^|")\/auth(\?|"|$)/.test(text)
}
