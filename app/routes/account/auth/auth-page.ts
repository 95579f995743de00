import { safeReturnPath } from '#domain/accounts/return-path.ts'

export type AuthState =
  | 'sign-in'
  | 'password'
  | 'sign-up'
  | 'check-email'
  | 'forgot'
  | 'new-password'
  | 'resend'
  | 'enter-code'

/** The state is in the URL, so that each one works without JavaScript and can be linked to. */
export function readAuthPage(search: URLSearchParams): { state: AuthState; returnTo: string; token: string } {
  const returnTo = safeReturnPath(search.get('return'))
  return { state: stateOf(search, returnTo), returnTo, token: search.get('token') ?? '' }
}

/** Staff have no codes. */
const STAFF_PAGE = /^\/(staff|admin|astrologer-dashboard)\b/

function stateOf(search: URLSearchParams, returnTo: string): AuthState {
  if (search.has('reset')) return 'new-password'
  if (search.has('forgot')) return 'forgot'
  if (search.has('resend')) return 'resend'
  if (search.has('code')) return search.get('code') === 'sent' ? 'enter-code' : 'sign-in'
  if (search.has('sent')) return 'check-email'
  if (search.get('tab') === 'sign-up') return 'sign-up'
  return search.has('password') || STAFF_PAGE.test(returnTo) ? 'password' : 'sign-in'
}

const STATE_SEARCH: Record<Exclude<AuthState, 'new-password'>, string> = {
  'sign-in': '',
  password: 'password=1',
  'sign-up': 'tab=sign-up',
  forgot: 'forgot=1',
  resend: 'resend=1',
  'check-email': 'sent=1',
  'enter-code': 'code=sent',
}

/** Links to another state and keeps the return path. */
export function authPath(state: keyof typeof STATE_SEARCH, returnTo: string): string {
  const search = [STATE_SEARCH[state], returnTo === '/' ? '' : `return=${encodeURIComponent(returnTo)}`]
  const joined = search.filter((part) => part !== '').join('&')
  return joined === '' ? '/auth' : `/auth?${joined}`
}
