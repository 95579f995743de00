import { DAY_MS } from '#domain/time/durations.ts'

/** The events that a webhook can have. The triggers of migration 0361 write the same names. */
export const WEBHOOK_EVENTS = [
  'booking.held',
  'booking.confirmed',
  'booking.moved',
  'booking.cancelled',
  'booking.done',
  'payment.verified',
  'payment.refunded',
  'enrollment.created',
  'client.created',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Why a delivery has no status, or one that is no success. */
export type WebhookProblem = 'refused' | 'redirected' | 'too-slow' | 'unreachable' | 'private-address' | 'not-https'

export const MOST_WEBHOOKS = 10
export const LONGEST_WEBHOOK_NAME = 60
export const LONGEST_SHOWN_ANSWER = 500

/** A delivery is tried for two days: after seconds, minutes, and then every few hours. */
const TRIED_FOR_MS = 2 * DAY_MS

export function isDeliveryOver(queuedAt: Date, now: Date): boolean {
  return now.getTime() - queuedAt.getTime() >= TRIED_FOR_MS
}

/** An address of which every delivery has failed for so long is switched off. */
const FAILING_DAYS = 3

export function hasFailedLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS
}

export const DELIVERY_LOG_DAYS = 30
