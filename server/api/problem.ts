import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { API_PROBLEMS } from '#content/api/problems.ts'
import { COUPON_PROBLEMS, HOLD_PROBLEMS, SEAT_PROBLEMS } from '#content/booking/booking.ts'
import { LANGUAGE } from '#content/language.ts'
import { SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'

const SENTENCES = {
  ...HOLD_PROBLEMS,
  ...COUPON_PROBLEMS,
  ...SEAT_PROBLEMS,
  ...SESSION_REFUSALS,
  ...BOOK_FOR.refusals,
  ...API_PROBLEMS,
}

export type ProblemCode = keyof typeof SENTENCES

type More = {
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, string>>
  /** Who may be meant. */
  readonly clients?: readonly string[]
  readonly retryAfterSeconds?: number
}

/** Ends a request of a program; `answerProblem` answers it. */
export class ApiProblem extends HTTPException {
  readonly code: ProblemCode
  readonly more: More

  constructor(code: ProblemCode, more: More = {}) {
    super(STATUS[code] ?? 409)
    this.code = code
    this.more = more
  }
}

/** What is not listed here is a conflict with how things are: another time, another state. */
const STATUS: Partial<Record<ProblemCode, 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500>> = {
  'key-missing': 401,
  'key-unknown': 401,
  'key-revoked': 401,
  'key-expired': 401,
  'key-owner-gone': 401,
  'scope-missing': 403,
  'not-found': 404,
  'no-birth': 404,
  'booking-not-found': 404,
  'client-not-found': 404,
  'client-unknown': 404,
  'service-unknown': 404,
  'too-large': 413,
  'not-json': 415,
  invalid: 422,
  'idempotency-key-reused': 422,
  'email-invalid': 422,
  'phone-invalid': 422,
  'name-too-short': 422,
  'contact-missing': 422,
  'hour-unknown': 422,
  'not-at-the-session': 422,
  'too-often': 429,
  failed: 500,
}

/** RFC 9457. */
export function answerProblem(
  { res, body }: Pick<Context, 'res' | 'body'>,
  { code, status, more }: ApiProblem,
): Response {
  const { retryAfterSeconds, ...rest } = more
  if (retryAfterSeconds !== undefined) res.headers.set('Retry-After', String(retryAfterSeconds))
  if (status === 401) res.headers.set('WWW-Authenticate', 'Bearer')
  res.headers.set('Content-Type', 'application/problem+json')
  res.headers.set('Content-Language', LANGUAGE)
  return body(JSON.stringify({ type: 'about:blank', status, code, title: SENTENCES[code], ...rest }), status)
}
