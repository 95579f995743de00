import { safeReturnPath } from '#domain/accounts/return-path.ts'

export type AuthState =
  | 'sign-in'
  | 'sign-up'
  | 'check-email'
  | 'forgot'
  | 'new-password'
  | 'resend'
  | 'code'
  | 'enter-code'

/** The state is in the URL, so that each one works without JavaScript and can be linked to. */
export function readAuthPage(search: URLSearchParams): { state: AuthState; returnTo: string; token: string } {
  return {
    state: stateOf(search),
    returnTo: safeReturnPath(search.get('return')),
    token: search.get('token') ?? '',
  }
}

function stateOf(search: URLSearchParams): AuthState {
  if (search.has('reset')) return 'new-password'
  if (search.has('forgot')) return 'forgot'
  if (search.has('resend')) return 'resend'
  if (search.has('code')) return search.get('code') === 'sent' ? 'enter-code' : 'code'
  if (search.has('sent')) return 'check-email'
  return search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'
}

const STATE_SEARCH: Record<Exclude<AuthState, 'new-password'>, string> = {
  'sign-in': '',
  'sign-up': 'tab=sign-up',
  forgot: 'forgot=1',
  resend: 'resend=1',
  'check-email': 'sent=1',
  code: 'code=1',
  'enter-code': 'code=sent',
}

/** Links to another state and keeps the return path. */
export function authPath(state: keyof typeof STATE_SEARCH, returnTo: string): string {
  const search = [STATE_SEARCH[state], returnTo === '/' ? '' : `return=${encodeURIComponent(returnTo)}`]
  const joined = search.filter((part) => part !== '').join('&')
  return joined === '' ? '/auth' : `/auth?${joined}`
}
