import { deleteDraft, findDraft, recordDraft } from '#db/bookings/booking-drafts.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { BOOKING_FIELDS, type BookingForm } from '#domain/bookings/booking-form.ts'
import { DAY_MS } from '#domain/durations.ts'
import { recordOf } from '#domain/record-of.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

const DRAFT_MS = DAY_MS
const LONGEST_FIELD = 4_000

/** What somebody has typed so far, for which service, and the key that makes it one booking. */
export type BookingDraft = {
  readonly path: string
  readonly form: BookingForm
  readonly idempotencyKey: string
}

/**
 * Keeps a form for somebody who has to sign in first. It is sealed, because it may hold a birth; the secret that finds
 * it again goes into a cookie.
 */
export async function saveDraft(
  db: Database,
  keys: KeyRing,
  draft: BookingDraft,
  { token, now }: { token: string | undefined; now: Date },
): Promise<string> {
  const secret = token ?? newSecret()
  await recordDraft(db, {
    tokenHash: hashSecret(secret),
    sealedForm: sealWithRing(JSON.stringify({ ...draft, form: cut(draft.form) }), keys),
    expiresAt: new Date(now.getTime() + DRAFT_MS),
  })
  return secret
}

/** Undefined when there is none, or one for another service. */
export async function findBookingDraft(
  db: Database,
  keys: KeyRing,
  { token, path, now }: { token: string; path: string; now: Date },
): Promise<BookingDraft | undefined> {
  const sealed = await findDraft(db, hashSecret(token), now)
  if (sealed === undefined) return undefined

  const draft = JSON.parse(unsealWithRing(sealed, keys)) as BookingDraft
  return draft.path === path ? draft : undefined
}

export async function forgetDraft(db: Database, token: string): Promise<void> {
  await deleteDraft(db, hashSecret(token))
}

/** Nobody signed in yet, so nobody may leave much. */
function cut(form: BookingForm): BookingForm {
  return recordOf(BOOKING_FIELDS, (field) => form[field].slice(0, LONGEST_FIELD))
}
