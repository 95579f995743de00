import type { IncomingMessage } from 'node:http'
import webPush from 'web-push'
import type { Database } from '#db/client.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { findPushKey } from '#db/push/push-keys.ts'
import { findPushMessage, recordPushDone, recordPushWait } from '#db/push/push-messages.ts'
import { deletePushSubscription } from '#db/push/subscriptions.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import type { Language } from '#domain/languages.ts'
import type { PushMessage, PushText } from '#domain/push/push-kinds.ts'
import { type PushSubscription, readPushSubscription } from '#domain/push/push-subscription.ts'
import { firstNameOf } from '#domain/sessions/reviews.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { connectChecked, NotConnected, untilAborted } from '#usecases/connect.ts'

export type ComposePush = (message: PushMessage, language: Language) => Promise<PushText>

type Tools = {
  readonly keys: KeyRing
  readonly access: CalendarAccess
  readonly compose: ComposePush
  readonly appUrl: string
  readonly timeoutMs?: number
}

type PushResult = 'sent' | 'later' | 'expired' | 'refused' | 'subscription-removed' | 'skipped'

type Found = NonNullable<Awaited<ReturnType<typeof findPushMessage>>>

/**
 * Sends one message to the push service of a browser. After a failure the queue runs it again until it expires. A process
 * that is killed after sending sends it again: the browser replaces one message by another of the same tag.
 */
export async function sendPushMessage(db: Database, id: string, tools: Tools, now: Date): Promise<PushResult> {
  const found = await findPushMessage(db, id)
  if (!found) return 'skipped'
  if (isOver(found, now)) {
    await recordPushDone(db, id, now)
    return 'expired'
  }
  if (found.notBefore && found.notBefore > now) return 'later'

  const key = await findPushKey(db)
  const read = readPushSubscription(unsealWithRing(found.sealedSubscription, tools.keys))
  if (!key || !read.ok) return 'skipped'
  const text = await tools.compose(messageOf(found), found.language)
  const vapid = { publicKey: key.publicKey, privateKey: unsealWithRing(key.sealedPrivateKey, tools.keys) }
  const answer = await post(read.value, JSON.stringify({ ...text, tag: tagOf(found) }), {
    ...tools,
    vapid: { ...vapid, subject: subjectOf(tools.appUrl) },
    secondsLeft: Math.floor((found.expiresAt.getTime() - now.getTime()) / 1000),
  })
  return recordAnswer(db, found, answer, now)
}

/** Nobody is notified of a session that was cancelled or moved meanwhile. */
function isOver({ kind, expiresAt, startsAt, status }: Found, now: Date): boolean {
  if (expiresAt <= now) return true
  if (kind !== 'reminder' && kind !== 'soon') return false
  return status !== 'paid' || startsAt?.getTime() !== expiresAt.getTime()
}

function messageOf({ kind, showsNames, clientName, ...booking }: Found): PushMessage {
  const { bookingId, serviceName, questionCount, startsAt, endsAt, timeZone } = booking
  const isOfClient = kind === 'reminder' || kind === 'answer'
  return {
    kind,
    bookingId,
    firstName: showsNames && !isOfClient ? firstNameOf(clientName) : '',
    serviceName: serviceName ?? '',
    questionCount: questionCount ?? 1,
    startsAt,
    endsAt,
    timeZone: isOfClient && timeZone ? timeZone : INDIA_TIME_ZONE,
  }
}

const tagOf = ({ kind, bookingId, id }: Found) => `${kind}:${bookingId ?? id}`

/** Push services ask whom to write to when a site misbehaves. */
const subjectOf = (appUrl: string) =>
  appUrl.startsWith('https:') ? appUrl : `mailto:webmaster@${new URL(appUrl).hostname}`

type Answer =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | { readonly status: 'unusable' | 'unreachable' }

type Sending = Pick<Tools, 'access' | 'timeoutMs'> & {
  readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string }
  readonly secondsLeft: number
}

const TIMEOUT_MS = 10_000

/** Never throws for what the push service does. The library encrypts and signs; the connection is ours, and checked. */
async function post(
  subscription: PushSubscription,
  text: string,
  { access, timeoutMs = TIMEOUT_MS, vapid, secondsLeft }: Sending,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = encrypted(subscription, text, { vapid, secondsLeft })
  if (!request) return { status: 'unusable' }
  try {
    const url = new URL(subscription.endpoint)
    const connection = connectChecked(url, { access, signal, method: 'POST', ...request })
    const response: IncomingMessage = await untilAborted(connection, signal)
    response.destroy()
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }
  } catch (error) {
    const isForbidden = error instanceof NotConnected && error.reason !== 'unknown-host'
    return { status: isForbidden ? 'unusable' : 'unreachable' }
  }
}

/** Undefined for a key that is no point of the curve. */
function encrypted(
  subscription: PushSubscription,
  text: string,
  { vapid, secondsLeft }: Pick<Sending, 'vapid' | 'secondsLeft'>,
) {
  try {
    const { headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: vapid,
      contentEncoding: 'aes128gcm',
      TTL: secondsLeft,
      urgency: 'high',
    })
    return body === null ? undefined : { headers: textHeaders(headers), body }
  } catch {
    return undefined
  }
}

const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function recordAnswer(
  db: Database,
  { id, subscriptionId }: Found,
  answer: Answer,
  now: Date,
): Promise<PushResult> {
  const { status } = answer
  // The browser has unsubscribed, or the address can never be written to.
  if (status === 404 || status === 410 || status === 'unusable') {
    await deletePushSubscription(db, subscriptionId)
    return 'subscription-removed'
  }
  if (status === 'unreachable' || status === 429 || status >= 500) {
    if ('retryAfter' in answer) await recordPushWait(db, id, endOfWait(answer.retryAfter, now))
    return 'later'
  }
  await recordPushDone(db, id, now)
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}

/** Seconds or a date (RFC 9110). */
function endOfWait(retryAfter: string | undefined, now: Date): Date {
  const seconds = Number(retryAfter ?? 0)
  if (Number.isFinite(seconds)) return new Date(now.getTime() + seconds * 1000)
  const date = new Date(retryAfter ?? '')
  return Number.isNaN(date.getTime()) ? now : date
}
