import { AddBirthForm } from '#app/features/booking/birth/add-birth-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { GIVE_BIRTH } from '#content/booking/booking-links.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/birth'
import { addTypedBirth } from './add-birth-action.ts'
import { requireBooking } from './visit-booking.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GIVE_BIRTH.title)
}

/** For the signed-in owner, and for the reader of an email with a link to the booking (0119). Nothing given is shown. */
export async function loader(args: Route.LoaderArgs) {
  const { booking, now } = await requireBooking(args, 'birth')
  const isAsked = booking.birthMissing && booking.status !== 'cancelled'
  return { serviceName: serviceText(booking), isAsked, today: istDate(now) }
}

export async function action(args: Route.ActionArgs) {
  const { booking, visit, db, now } = await requireBooking(args, 'birth')
  const { id: bookingId } = booking
  const keys = args.context.get(keyRingContext)
  const form = await readForm(args.request)
  const again = await addTypedBirth(form, { db, keys, bookingId, by: { userId: visit.userId }, now })
  if (again) return again
  const path = visit.link === null ? '/dashboard' : linkedPath('birth', visit.link.token)
  return goTo(path, { tone: 'success', title: GIVE_BIRTH.saved })
}

export default function Birth({ loaderData, actionData }: Route.ComponentProps) {
  const { serviceName, isAsked, today } = loaderData
  if (!isAsked) {
    return (
      <OneCardPage title={GIVE_BIRTH.title}>
        <Notice>{GIVE_BIRTH.given}</Notice>
      </OneCardPage>
    )
  }
  return (
    <OneCardPage title={GIVE_BIRTH.title} lead={GIVE_BIRTH.lead(serviceName)}>
      <AddBirthForm today={today} problem={actionData ?? NO_PROBLEM} places={actionData?.places} />
    </OneCardPage>
  )
}
