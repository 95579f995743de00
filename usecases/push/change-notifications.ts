import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { findPushKey } from '#db/push/push-keys.ts'
import {
  deletePushSubscriptionOf,
  findPushSettings,
  recordPushSettings,
  recordPushSubscription,
} from '#db/push/subscriptions.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { readCalendarAddress } from '#domain/calendar/calendar-address.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type PushKind, pushKindsOf } from '#domain/push/push-kinds.ts'
import { readPushSubscription } from '#domain/push/push-subscription.ts'
import type { Viewer } from '#domain/viewer.ts'
import { hashSecret } from '#usecases/secrets.ts'

type NotificationSettings = {
  readonly kinds: readonly { readonly kind: PushKind; readonly isOn: boolean }[]
  readonly showsNames: boolean
  readonly isOn: boolean
  /** Null until the first start of this version has made it. */
  readonly publicKey: string | null
}

/** For the user's sign-in in this browser. Every kind is on where nothing was chosen. */
export async function readNotificationSettings(db: Database, user: Viewer): Promise<NotificationSettings> {
  const [settings, key] = await Promise.all([findPushSettings(db, user.sessionId), findPushKey(db)])
  return {
    kinds: pushKindsOf(user).map((kind) => ({ kind, isOn: settings?.kinds.includes(kind) ?? true })),
    showsNames: settings?.showsNames ?? false,
    isOn: settings !== undefined,
    publicKey: key?.publicKey ?? null,
  }
}

type Chosen = {
  readonly kinds: readonly string[]
  readonly showsNames: boolean
  /** What the browser handed out; empty to change what is chosen only. */
  readonly subscription: string
  readonly language: Language
  /** The token of the browser's cookie. */
  readonly deviceToken: string | undefined
}

type Tools = { readonly keys: KeyRing; readonly access: CalendarAccess }

type NotificationsRefusal = 'kinds-missing' | 'subscription-unusable'

/** Switches notifications on in this browser, or changes what they are about. */
export async function saveNotifications(
  db: Database,
  user: Viewer,
  { kinds: typed, showsNames, subscription, language, deviceToken }: Chosen,
  { keys, access }: Tools,
  now: Date,
): Promise<Outcome<undefined, NotificationsRefusal>> {
  const kinds = pushKindsOf(user).filter((kind) => typed.includes(kind))
  if (kinds.length === 0) return refused('kinds-missing')
  const { sessionId } = user
  if (subscription === '') {
    const isChanged = await recordPushSettings(db, sessionId, { kinds, showsNames })
    return isChanged ? accepted(undefined) : refused('subscription-unusable')
  }

  const read = readPushSubscription(subscription)
  const url = read.ok ? readCalendarAddress(read.value.endpoint, access.protocols) : read
  if (!read.ok || !url.ok) return refused('subscription-unusable')
  await db.transaction((tx) =>
    recordPushSubscription(tx, {
      userId: user.id,
      sessionId,
      deviceHash: deviceToken === undefined ? null : hashSecret(deviceToken),
      endpointHash: hashSecret(read.value.endpoint),
      sealedSubscription: sealWithRing(JSON.stringify(read.value), keys),
      ...{ kinds, showsNames, language, createdAt: now },
    }),
  )
  return accepted(undefined)
}

export function stopNotifications(db: Database, user: Viewer): Promise<void> {
  return deletePushSubscriptionOf(db, user.sessionId)
}
