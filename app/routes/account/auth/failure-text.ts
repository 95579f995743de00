import { PROBLEM_TITLES, RESET_PROBLEMS, SIGN_UP_PROBLEMS } from '#content/accounts/accounts.ts'
import type { AuthState } from './auth-page.ts'

/** What an unexpected error prevented, by the state of the page. */
export function failureText(state: AuthState): { title: string; detail: string } {
  if (state === 'sign-up') return { title: PROBLEM_TITLES.signUp, detail: SIGN_UP_PROBLEMS.busy }

  const detail = state === 'forgot' ? RESET_PROBLEMS.failed : RESET_PROBLEMS.unexpected
  return { title: PROBLEM_TITLES.error, detail }
}
