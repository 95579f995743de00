import { AddBirthForm } from '#app/features/booking/birth/add-birth-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { addTypedBirth } from '#app/routes/booking/add-birth-action.ts'
import { requireBookingsInScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { GIVE_BIRTH } from '#content/booking/booking-links.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/birth'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GIVE_BIRTH.deskTitle)
}

/** Writes down what a client says on the phone. Nothing given is shown, so assistants do it too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, scope, now } = requireStaff(context, 'desk')
  const booking = await findDeskBooking(db, scope, params.bookingId)
  if (!booking) throw notFound()
  const isAsked = booking.birthMissing && booking.status !== 'cancelled' && !booking.isClientErased
  return {
    who: joinWithDots([clientLabel(booking), serviceText(booking), booking.code]),
    isAsked,
    today: istDate(now),
  }
}

export async function action({ request, params: { bookingId }, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  await requireBookingsInScope(visit, [bookingId])
  const { db, keys, staff, now } = visit
  const form = await readForm(request)
  const again = await addTypedBirth(form, { db, keys, bookingId, by: { staffId: staff.id }, now })
  return again ?? moveOn(bookingPath(bookingId), { tone: 'success', title: GIVE_BIRTH.deskSaved })
}

export default function DeskBirth({ loaderData, actionData, params }: Route.ComponentProps) {
  const { who, isAsked, today } = loaderData
  const back = { to: bookingPath(params.bookingId), label: GIVE_BIRTH.back }
  return (
    <StaffPage title={GIVE_BIRTH.deskTitle} lead={who} back={back}>
      {isAsked ? (
        <Card as="section" className="desk-form">
          <p className="hint">{GIVE_BIRTH.deskLead}</p>
          <AddBirthForm today={today} problem={actionData ?? NO_PROBLEM} places={actionData?.places} />
        </Card>
      ) : (
        <Notice>{GIVE_BIRTH.given}</Notice>
      )}
    </StaffPage>
  )
}
