import { data } from 'react-router'
import type { SentForm } from '#app/http/form.ts'
import { notFound } from '#app/http/respond.ts'
import { GIVE_BIRTH } from '#content/booking/booking-links.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { BOOKED_BIRTH_FIELDS } from '#domain/births/birth-form.ts'
import type { Place } from '#domain/births/places.ts'
import { EMPTY_BOOKING_FORM, FOR_ME } from '#domain/bookings/booking-form.ts'
import { resolveBirthPlace } from '#usecases/bookings/resolve-birth-place.ts'
import { addBirth } from '#usecases/sessions/add-birth.ts'
import { problemText } from './book/hold-problem.ts'

type Giving = {
  readonly db: Database
  readonly keys: KeyRing
  readonly bookingId: string
  readonly by: Parameters<typeof addBirth>[2]['by']
  readonly now: Date
}

/** Gives the typed birth to a booking; undefined once that is done. Otherwise the form again, as it was typed. */
export async function addTypedBirth(form: SentForm, { db, keys, now, ...giving }: Giving) {
  const values = { ...form.texts(BOOKED_BIRTH_FIELDS), guardian: form.text('guardian') }
  const choice = { typed: form.text('placeChoiceFor'), chosen: form.text('placeChoice') }
  const settled = await resolveBirthPlace({ ...EMPTY_BOOKING_FORM, ...values, forWhom: FOR_ME }, choice)
  if (!settled.ok) return again(values, {}, settled.refusal)

  const given = await addBirth(db, keys, { ...giving, form: settled.value }, now)
  if (given.ok) return undefined
  const { refusal } = given
  if (refusal.reason === 'booking-not-found') throw notFound()
  if (refusal.reason === 'already-given') return again(values, { birthDate: GIVE_BIRTH.given }, undefined, 409)
  const problems = Object.entries(refusal.problems).map(([field, problem]) => [
    field,
    problemText(field, problem) || GIVE_BIRTH.failed,
  ])
  return again({ ...values, place: settled.value.place }, Object.fromEntries(problems))
}

function again(
  values: Readonly<Record<string, string>>,
  fieldErrors: Readonly<Record<string, string>>,
  places?: readonly Place[],
  status = 422,
) {
  return data({ values, fieldErrors, places }, { status })
}
