import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { LANGUAGE } from '#content/language.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { ApiScope } from '#domain/accounts/api-keys.ts'
import type { AuditSubject } from '#domain/audit-actions.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import type { LimitName } from '#domain/limits/limits.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { type DeskScope, deskScope } from '#domain/rights.ts'
import type { Clock } from '#domain/time/clock.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { answerOnce } from '#usecases/accounts/answer-once.ts'
import { type ApiCaller, openApiKey } from '#usecases/accounts/open-api-key.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { ApiProblem, type ProblemCode } from './problem.ts'

export type ApiParts = {
  readonly db: Database
  readonly clock: Clock
  readonly keyRing: KeyRing
  readonly trustedProxies: number
}

/** A request of a program whose key is valid. */
type ApiVisit = ApiCaller & {
  readonly db: Database
  readonly keys: KeyRing
  readonly now: Date
  readonly scope: DeskScope
}

export type ApiEnv = { readonly Variables: { visit: ApiVisit } }

/** Lets in who has a key. Cookies say nothing here, so no other site can make a browser ask. */
export function requireKey({ db, clock, keyRing, trustedProxies }: ApiParts): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const [, key] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (key === undefined) throw new ApiProblem('key-missing')
    const now = clock()
    const caller = await openApiKey(db, key, now)
    if (!caller.ok) {
      await limit(db, 'api-key-guess', networkOf(clientAddress(context, trustedProxies)), now)
      throw new ApiProblem(caller.refusal)
    }
    await limit(db, 'api-key', caller.value.keyId, now)
    const { staff, scopes } = caller.value
    // What a key may not read never leaves the database, whatever its owner may read.
    const scope = { ...deskScope(staff, LANGUAGE), hasChartsAndNotes: scopes.includes('birth') }
    context.set('visit', { ...caller.value, db, keys: keyRing, now, scope })
    await next()
  }
}

/** Lets in only keys with this scope, before anything of the request is read. */
export function requireScope(scope: ApiScope): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    if (!context.get('visit').scopes.includes(scope)) throw new ApiProblem('scope-missing')
    await next()
  }
}

export async function limit(db: Database, name: LimitName, subject: string, now: Date): Promise<void> {
  const counted = await countTry(db, name, subject, now)
  if (!counted.ok) throw new ApiProblem('too-often', { retryAfterSeconds: counted.refusal.retryAfterSeconds })
}

type Changed<Answer> = { readonly answer: Answer; readonly subject: AuditSubject }

type Refusal = { readonly reason: ProblemCode }

/**
 * Makes the change that a request asks for, once, and logs which key asked. A use-case gets the transaction as its database,
 * and its refusal undoes everything.
 */
export async function changeOnce<Answer, Refused extends Refusal>(
  context: Context<ApiEnv>,
  body: unknown,
  change: (tx: Database, idempotencyKey: string) => Promise<Outcome<Changed<Answer>, Refused>>,
): Promise<Answer> {
  const { db, keyId, hint, staff, now } = context.get('visit')
  const given = context.req.header('idempotency-key') ?? ''
  const { method, path } = context.req
  const request = { keyId, idempotencyKey: given, requestHash: hashOf(`${method} ${path} ${JSON.stringify(body)}`) }
  const outcome = await answerOnce(db, request, now, async (tx) => {
    // Another key may give the same value.
    const changed = await change(tx, hashOf(`${keyId} ${given}`))
    if (!changed.ok) return changed
    const { answer, subject } = changed.value
    const details = { apiKey: hint }
    await recordAudit(tx, { action: 'program-changed', actorId: staff.id, subject, details, at: now })
    return accepted(answer)
  })
  if (outcome.ok) return outcome.value
  throw problemOf(outcome.refusal)
}

function problemOf(refusal: Refusal): ApiProblem {
  const fields = 'problems' in refusal ? (refusal.problems as Readonly<Record<string, string>>) : undefined
  const clients = 'clients' in refusal ? (refusal.clients as readonly { readonly id: string }[]) : undefined
  const more = { ...(fields && { fields }), ...(clients && { clients: clients.map(({ id }) => id) }) }
  return new ApiProblem(refusal.reason, more)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
