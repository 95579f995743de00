import { remedyRuleText } from '#app/features/chart-text/remedy-text.ts'
import { type DeskRemedy, RemedyList } from '#app/features/staff/bookings/remedy-list.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireBookingsInScope, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { DESK_REMEDIES, REMEDY_REFUSALS } from '#content/booking/remedies.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { cityName } from '#content/words/city-names.ts'
import { namedDay } from '#content/words/dates.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { remedyProgress } from '#domain/remedies/remedy-days.ts'
import { mayBeAnswered } from '#domain/sessions/answers.ts'
import { type Remedy, readBookingRemedies } from '#usecases/remedies/read-remedies.ts'
import { publishRemedies } from '#usecases/remedies/write-remedy.ts'
import type { Route } from './+types/remedies'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DESK_REMEDIES.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, keys, scope, now } = requireStaff(context, 'charts-and-notes')
  const booking = await findDeskBooking(db, scope, params.bookingId)
  if (booking?.serviceType !== 'consultation') throw notFound()
  const remedies = await readBookingRemedies(db, keys, booking.id, now)
  return {
    bookingId: booking.id,
    lead: DESK_REMEDIES.lead(serviceText(booking), booking.code, clientLabel(booking)),
    isClientErased: booking.isClientErased,
    isReady: mayBeAnswered(booking).ok,
    remedies: remedies.map(deskRemedy),
  }
}

function deskRemedy({ id, content, days, today, publishedAt, endedAt }: Remedy): DeskRemedy {
  const { done, total, next } = remedyProgress(days, today)
  const state = publishedAt === null ? 'waiting' : done === total ? 'completed' : endedAt ? 'ended' : 'running'
  return {
    id,
    title: content.title,
    instructions: content.instructions,
    rule: remedyRuleText(content.rule),
    city: cityName(content.place),
    state,
    done,
    total,
    next: next === null ? null : namedDay(next),
  }
}

type Desk = StaffVisit & { readonly bookingId: string }

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  await requireBookingsInScope(visit, [params.bookingId])
  const form = await readForm(request)
  return chosenAction({ publish }, form)({ ...visit, bookingId: params.bookingId })
}

async function publish({ db, staff, now, bookingId }: Desk) {
  const outcome = await publishRemedies(db, { bookingId, staffId: staff.id }, now)
  const path = `${bookingPath(bookingId)}/remedies`
  if (!outcome.ok) {
    if (outcome.refusal === 'booking-not-found') throw notFound()
    return moveOn(path, { tone: 'error', title: REMEDY_REFUSALS[outcome.refusal] })
  }
  const detail = outcome.value.isClientNotified ? DESK_REMEDIES.emailed : DESK_REMEDIES.notEmailed
  return moveOn(path, { tone: 'success', title: DESK_REMEDIES.published, detail })
}

export default function Remedies({ loaderData: { bookingId, lead, ...list } }: Route.ComponentProps) {
  const path = bookingPath(bookingId)
  return (
    <StaffPage title={DESK_REMEDIES.title} lead={lead} back={{ to: path, label: DESK_REMEDIES.back }}>
      <RemedyList path={`${path}/remedies`} {...list} />
    </StaffPage>
  )
}
