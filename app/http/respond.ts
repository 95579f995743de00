import { data } from 'react-router'
import type { Toast } from './flash.ts'

/** What an action answers when it did not do what was asked: the words, and which fields they are about. */
export type Problem = {
  readonly toast: Toast
  readonly fieldErrors: Readonly<Record<string, string>>
  /** What was typed, to be shown again; never a password. */
  readonly values: Readonly<Record<string, string>>
}

type Rejection = {
  readonly status?: number
  readonly fieldErrors?: Problem['fieldErrors']
  readonly values?: Problem['values']
  readonly headers?: HeadersInit
}

/** Not what was asked for: the page again, with the reason. */
export function rejected(toast: Omit<Toast, 'tone'>, rejection: Rejection = {}) {
  const { status = 422, fieldErrors = {}, values = {}, headers } = rejection
  const problem: Problem = { toast: { tone: 'error', ...toast }, fieldErrors, values }
  return data(problem, { status, ...(headers && { headers }) })
}

/** The person asks more often than anybody needs to. */
export function tooOften(toast: Omit<Toast, 'tone'>, retryAfterSeconds: number, values: Problem['values'] = {}) {
  return rejected(toast, { status: 429, values, headers: { 'Retry-After': String(retryAfterSeconds) } })
}

/** What no page of ours sends: the sender's mistake, not a fault of ours. */
export function badRequest() {
  return data(null, { status: 400 })
}

/** Also for what exists but belongs to somebody else: its existence is nobody's business. */
export function notFound() {
  return data(null, { status: 404 })
}

/** Without a message of its own, the page of errors has one. */
export type Denial = { readonly kind: 'access-denied'; readonly message: string | undefined }

export function accessDenied(message?: string) {
  const denial: Denial = { kind: 'access-denied', message }
  return data(denial, { status: 403 })
}

export function isDenial(value: unknown): value is Denial {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'access-denied'
}
