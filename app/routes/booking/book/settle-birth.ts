import type { RouterContextProvider } from 'react-router'
import type { BookingProblem } from '#app/features/booking/booking-page.ts'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import type { StepResult } from '#app/http/step-result.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { BOOKING_FIELDS as TEXTS } from '#content/booking/booking.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { FOR_ME } from '#domain/bookings/booked-birth-fields.ts'
import type { BookingForm } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { readBookingForm } from '#domain/bookings/read-booking-form.ts'
import { istDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { offerBirths } from '#usecases/bookings/offer-births.ts'
import { offerIntake } from '#usecases/bookings/offer-intake.ts'
import { settleBirthPlace } from '#usecases/bookings/settle-birth-place.ts'
import { showAgain, showRefusal } from './hold-problem.ts'

type Context = Readonly<RouterContextProvider>
type Typed = { readonly form: BookingForm; readonly values: Readonly<Record<string, string>> }

/**
 * The form with the saved birth that was chosen without script, or with the coordinates of a typed place. Otherwise the
 * form again: with the saved birth to be checked, or with the places to choose from.
 */
export async function settleBirth(
  context: Context,
  service: Service,
  sent: SentForm,
  { form, values }: Typed,
): Promise<Outcome<BookingForm, StepResult<BookingProblem>>> {
  const asksBirth = service.type === 'course' || service.session !== null
  if (!asksBirth) return accepted(form)
  const saved = await findSavedBirth(context, service, sent)
  if (saved) return refused(showAgain(TEXTS.filledIn, { values: { ...values, ...saved } }))

  const choice = { typed: sent.text('placeChoiceFor'), chosen: sent.text('placeChoice') }
  const settled = await settleBirthPlace(form, choice)
  if (settled.ok) return settled
  const read = readBookingForm(form, { service, today: istDate(context.get(clockContext)()) })
  const problems = read.ok ? {} : read.refusal
  const shown = showRefusal({ reason: 'invalid', problems }, values, { birthPlace: BIRTH_FORM.choosePlace })
  return refused('shown' in shown ? { ...shown, shown: { ...shown.shown, places: settled.refusal } } : shown)
}

/** The chosen one, if the fields were filled in for someone else: with script they follow the choice at once. */
async function findSavedBirth(context: Context, service: Service, sent: SentForm) {
  const viewer = context.get(viewerContext)
  const forWhom = sent.text('forWhom')
  const isAsked = sent.text('intent') === 'fill-birth'
  if (!viewer || (!isAsked && (sent.text('filledFor') === '' || sent.text('filledFor') === forWhom))) return undefined
  const { own, saved, given } = await offerBirths(context.get(databaseContext), context.get(keyRingContext), viewer.id)
  const texts = forWhom === FOR_ME && isAsked ? own : saved.find(({ id }) => id === forWhom)?.texts
  if (!texts) return isAsked ? {} : undefined
  const person = forWhom === FOR_ME ? '' : texts.forName
  return { ...texts, ...offerIntake(service, given)[person] }
}
