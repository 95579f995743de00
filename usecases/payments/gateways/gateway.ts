import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import type { Paise } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { RemotePayment } from '#domain/payments/gateways.ts'

/** Of the practice's own account at the gateway. */
export type GatewayKeys = {
  /** Empty where the secret alone is enough. */
  readonly keyId: string
  readonly keySecret: string
  /** Signs the callbacks. */
  readonly callbackSecret: string
}

/** `refused` is final: the same request would be refused again. All others may pass. */
export type GatewayProblem = 'refused' | 'unreachable' | 'too-slow' | 'server-error' | 'unreadable'

export type GatewayOrder = {
  /** Ours: the gateway keeps it, and says it again with the payment. */
  readonly reference: string
  readonly amount: Paise
  /** What the client reads on the gateway's page: no name and nothing about a birth. */
  readonly description: string
  readonly expiresAt: Date
  /** Where the gateway sends the browser afterwards. */
  readonly returnUrl: string
}

export type RemoteRefund = { readonly remoteId: string; readonly status: 'sent' | 'done' | 'failed' }

type Answer<Value> = Promise<Outcome<Value, GatewayProblem>>

/** What the program does at a gateway. Nothing here writes to our database. */
export type Gateway = {
  /** Succeeds only with keys that work. */
  check(): Answer<null>
  /** Makes the page on which the client pays. The same order makes one page, however often it is sent. */
  create(order: GatewayOrder): Answer<{ readonly remoteId: string; readonly url: string }>
  read(remoteId: string): Answer<RemotePayment>
  /** Sends money back. The same id sends it once. */
  refund(refund: { readonly id: string; readonly paymentId: string; readonly amount: Paise }): Answer<RemoteRefund>
  readRefund(paymentId: string, remoteId: string): Answer<RemoteRefund>
}

export type SignedCallback = { readonly body: string; readonly headers: Headers; readonly now: Date }

/** Opens what a gateway sends to us. */
export type CallbackReader = {
  isAuthentic(callback: SignedCallback, secret: string): boolean
  /** What to ask the gateway about; nothing in the callback itself is believed. */
  subjectsIn(event: unknown): CallbackSubjects
}

export type CallbackSubjects = {
  /** The gateway's ids of payment pages and of refunds. */
  readonly payments: readonly string[]
  readonly refunds: readonly string[]
}

export type GatewayAccess = CalendarAccess
