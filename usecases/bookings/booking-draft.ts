import { deleteDraft, findDraft, recordDraft } from '#db/bookings/booking-drafts.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { BOOKING_FIELDS, type BookingField, type BookingFormValues } from '#domain/bookings/booking-form.ts'
import { recordOf } from '#domain/record-of.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

const DRAFT_MS = DAY_MS
const LONGEST_FIELD = 4_000

/** Fields that join several others, which were checked before. */
const LONGEST_JOINED: Partial<Record<BookingField, number>> = { intakeAnswers: 100_000, lifeEvents: 10_000 }

/** A booking form typed before sign-in, its service's path, and the idempotency key it is sent with. */
export type BookingDraft = {
  readonly path: string
  readonly form: BookingFormValues
  /** Where the code to continue with is sent. */
  readonly email: string
  readonly idempotencyKey: string
}

/**
 * Saves a form for a visitor who has to sign in first. It is encrypted, because it may contain birth details. The
 * returned token goes into a cookie.
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
    sealedForm: sealWithRing(
      JSON.stringify({ ...draft, email: draft.email.slice(0, LONGEST_FIELD), form: cut(draft.form) }),
      keys,
    ),
    expiresAt: new Date(now.getTime() + DRAFT_MS),
  })
  return secret
}

/** Undefined when there is no draft, or only one for another service. */
export async function findBookingDraft(
  db: Database,
  keys: KeyRing,
  { token, path, now }: { token: string; path: string; now: Date },
): Promise<BookingDraft | undefined> {
  const sealed = await findDraft(db, hashSecret(token), now)
  if (sealed === undefined) return undefined

  const draft = JSON.parse(unsealWithRing(sealed, keys)) as BookingDraft
  // Drafts of an earlier version have no email and not every field.
  const form = recordOf(BOOKING_FIELDS, (field) => draft.form[field] ?? '')
  return draft.path === path ? { ...draft, form, email: draft.email ?? '' } : undefined
}

export async function removeDraft(db: Database, token: string): Promise<void> {
  await deleteDraft(db, hashSecret(token))
}

/** Anonymous visitors can save drafts, so their size is limited. */
function cut(form: BookingFormValues): BookingFormValues {
  return recordOf(BOOKING_FIELDS, (field) => form[field].slice(0, LONGEST_JOINED[field] ?? LONGEST_FIELD))
}
