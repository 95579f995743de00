import { Form } from 'react-router'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import weekStyles from '#app/features/staff/week/week.css?url'
import { EnterButton, WeekSlots } from '#app/features/staff/week/week-slots.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { withNotification } from '#app/routes/staff/bookings/notified-text.ts'
import { requireBookingsInScope, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { findOwnTimeOff, listSessionsToMove, timeOffPath } from '#app/routes/staff/week/sessions-to-move.ts'
import { weekPath } from '#app/routes/staff/week/week-path.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { SESSION, SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import { MOVE, TO_MOVE, WEEK_PAGE } from '#content/staff/week/week.ts'
import { namedDay } from '#content/words/dates.ts'
import { spanText } from '#content/words/hours.ts'
import { listDiaries } from '#db/availability/weekly-hours.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { INDIA_TIME_ZONE, isCalendarDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { findMoveTargets } from '#usecases/bookings/move-targets.ts'
import { moveSession } from '#usecases/sessions/move-session.ts'
import type { Route } from './+types/move-session'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: weekStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MOVE.title)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, scope, now } = visit
  const booking = await findDeskBooking(db, scope, params.bookingId)
  if (!booking) throw notFound()
  const diary = await diaryOf(visit, booking.astrologerId)
  const { startsAt, endsAt } = booking
  const isMovable = booking.status === 'paid' && booking.serviceType === 'consultation' && startsAt !== null
  const { slots } = isMovable ? await findMoveTargets(db, booking, now, { atShortNotice: true }) : { slots: [] }
  const timeOff = await timeOffOf(visit, url)
  const day = startsAt ? dateIn(startsAt, diary.timeZone) : dateIn(now, diary.timeZone)
  return {
    who: joinWithDots([clientLabel(booking), serviceText(booking), booking.code]),
    now:
      startsAt && endsAt
        ? `${namedDay(day)}, ${spanText([startsAt.getTime(), endsAt.getTime()], diary.timeZone)}`
        : null,
    timeZone: diary.timeZone,
    back: timeOff
      ? { to: timeOffPath(timeOff.id), label: TO_MOVE.title }
      : { to: weekPath(diary, day), label: WEEK_PAGE.back },
    day,
    slots: slots.map(({ startsAt, endsAt }) => ({
      date: dateIn(startsAt, diary.timeZone),
      start: startsAt.toISOString(),
      time: spanText([startsAt.getTime(), endsAt.getTime()], diary.timeZone),
    })),
  }
}

/** Sessions of a retired astrologer have no week. */
async function diaryOf({ db }: StaffVisit, astrologerId: number | null) {
  const diaries = await listDiaries(db)
  return diaries.find(({ id }) => id === astrologerId) ?? { slug: '', timeZone: INDIA_TIME_ZONE }
}

/** Time off that the session is in the way of, when the page was opened from its list. */
async function timeOffOf(visit: StaffVisit, url: URL) {
  const id = url.searchParams.get('off') ?? ''
  return id === '' ? undefined : findOwnTimeOff(visit, id)
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, staff, now } = visit
  await requireBookingsInScope(visit, [params.bookingId])
  const form = await readForm(request)
  const slot = form.text('slot')
  const of = form.text('of')
  // Without script, another week is shown by the server.
  if (of !== '') return { ...NO_PROBLEM, toast: null, values: { slot, of } }
  if (slot === '') return rejected({ title: MOVE.chooseFirst }, { fieldErrors: { slot: MOVE.chooseFirst } })

  const moved = await moveSession(db, { bookingId: params.bookingId, staffId: staff.id, start: slot }, now)
  if (!moved.ok) {
    if (moved.refusal === 'booking-not-found') throw notFound()
    const title = SESSION_REFUSALS[moved.refusal]
    return rejected({ title }, { status: 409, fieldErrors: { slot: title }, values: { slot } })
  }
  const title = await withNotification(db, params.bookingId, SESSION.moved)
  const timeOff = await timeOffOf(visit, url)
  const left = timeOff ? await listSessionsToMove(visit, timeOff, timeOff.timeZone) : []
  if (timeOff && left.length > 0) {
    return moveOn(timeOffPath(timeOff.id), { tone: 'success', title, detail: TO_MOVE.left(left.length) })
  }
  const { astrologerId, startsAt } = moved.value.slot
  const diary = await diaryOf(visit, astrologerId)
  const path = weekPath(diary, dateIn(startsAt, diary.timeZone))
  return moveOn(path, { tone: 'success', title, ...(timeOff && { detail: TO_MOVE.allMoved }) })
}

/** A refused time reloads the free ones. */
export function shouldRevalidate() {
  return true
}

export default function MoveSession({ loaderData, actionData }: Route.ComponentProps) {
  const { who, now, timeZone, back, day, slots } = loaderData
  const { values, fieldErrors } = actionData ?? NO_PROBLEM
  return (
    <StaffPage title={MOVE.title} lead={who} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <div>
        {now && <p>{MOVE.now(now)}</p>}
        <p className="hint">
          {MOVE.lead} {HOURS.zone(timeZone)}
        </p>
      </div>
      {slots.length > 0 ? (
        <Card as="section">
          <Form method="post" className="desk-form" replace>
            <EnterButton />
            <WeekSlots
              legend={MOVE.choose}
              slots={slots}
              of={isCalendarDate(values.of ?? '') ? (values.of ?? day) : day}
              chosen={values.slot ?? ''}
              error={fieldErrors.slot}
            />
            <p className="move-submit">
              <Button type="submit">{MOVE.submit}</Button>
            </p>
          </Form>
        </Card>
      ) : (
        <Notice>{MOVE.notMovable}</Notice>
      )}
    </StaffPage>
  )
}
