import { data } from 'react-router'
import { checkFields } from '#content/frame/errors.ts'
import type { FlashToast } from './flash.ts'

/** The action data of a refused form: the message, and the problems of fields. */
export type Problem = {
  readonly toast: FlashToast
  readonly fieldErrors: Readonly<Record<string, string>>
  /** The typed text, to be shown again; never a password. */
  readonly values: Readonly<Record<string, string>>
}

type Rejection = {
  readonly status?: number
  readonly fieldErrors?: Problem['fieldErrors']
  readonly values?: Problem['values']
  readonly headers?: HeadersInit
}

/** Shows the page again with the reason, and with what else the page shows of it. */
export function rejected<More extends object = object>(
  toast: Omit<FlashToast, 'tone'>,
  rejection: Rejection = {},
  more?: More,
) {
  const { status = 422, fieldErrors = {}, values = {}, headers } = rejection
  const problem: Problem = { toast: { tone: 'error', ...toast }, fieldErrors, values }
  return data({ ...problem, ...(more as More) }, { status, ...(headers && { headers }) })
}

/** Shows the form again with an error beside each wrong field. */
export function rejectedFields(fieldErrors: Problem['fieldErrors'], values: Problem['values']) {
  return rejected({ title: checkFields(Object.keys(fieldErrors).length) }, { fieldErrors, values })
}

/** The user has exceeded a limit. */
export function tooOften(toast: Omit<FlashToast, 'tone'>, retryAfterSeconds: number, values: Problem['values'] = {}) {
  return rejected(toast, { status: 429, values, headers: { 'Retry-After': String(retryAfterSeconds) } })
}

/** For a request that none of our pages sends. */
export function badRequest() {
  return data(null, { status: 400 })
}

/** Also for what belongs to another user, so that its existence is not revealed. */
export function notFound() {
  return data(null, { status: 404 })
}

/** What the error page shows of a refusal. Without a message, it shows its own. */
export type Denial = { readonly kind: 'access-denied' | 'link-unusable'; readonly message: string | undefined }

export function accessDenied(message?: string) {
  const denial: Denial = { kind: 'access-denied', message }
  return data(denial, { status: 403 })
}

/** A link in an email that does not open its page. */
export function linkProblem(message: string, status: number, headers: HeadersInit = {}) {
  const denial: Denial = { kind: 'link-unusable', message }
  return data(denial, { status, headers })
}

export function isDenial(value: unknown): value is Denial {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return value.kind === 'access-denied' || value.kind === 'link-unusable'
}
