import { SECOND_FACTOR_PROBLEMS } from '#content/accounts/second-factors.ts'
import { to } from '#content/language.ts'

type PasskeyUse = 'register' | 'sign-in' | 'prove'

/** What came of it: codes to show once, or what to say. Otherwise the browser is on its way to another page. */
export type PasskeyResult = { readonly codes?: readonly string[]; readonly problem?: string }

type Answered = {
  readonly goTo?: string
  readonly codes?: readonly string[]
  readonly options?: never
  readonly toast?: { readonly detail?: string; readonly title: string }
}

const ADDRESS = to('/account/passkey.json')

export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Asks the server for a question, the device for an answer, and the server what it says to that. */
export async function askPasskey(use: PasskeyUse, returnTo: string): Promise<PasskeyResult> {
  // Only people with a passkey load it.
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const asked = await post({ intent: `ask-${use}`, returnTo })
  const { options: optionsJSON } = asked
  if (optionsJSON === undefined) return resultOf(asked)

  let answer: object
  try {
    answer = await (use === 'register' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON }))
  } catch (failure) {
    return { problem: problemOf(failure) }
  }
  return resultOf(await post({ intent: use, returnTo, response: JSON.stringify(answer) }))
}

async function post(form: Record<string, string>): Promise<Answered> {
  const response = await fetch(ADDRESS, { method: 'post', body: new URLSearchParams(form) })
  return (await response.json()) as Answered
}

function resultOf({ goTo, codes, toast }: Answered): PasskeyResult {
  if (goTo !== undefined) {
    location.assign(goTo.startsWith('/') ? to(goTo) : goTo)
    return {}
  }
  if (codes) return { codes }
  return { problem: toast?.detail ?? toast?.title ?? SECOND_FACTOR_PROBLEMS.failed }
}

/** Browsers say no more than a name, so that a page learns nothing about the keys. */
function problemOf(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'InvalidStateError') return SECOND_FACTOR_PROBLEMS['passkey-exists']
  if (name === 'NotAllowedError' || name === 'AbortError') return SECOND_FACTOR_PROBLEMS['passkey-cancelled']
  return SECOND_FACTOR_PROBLEMS.failed
}
