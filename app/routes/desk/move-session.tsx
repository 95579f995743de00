import { SESSION, SESSION_REFUSALS } from '#app/content/desk-session.ts'
import { HOURS } from '#app/content/hours.ts'
import { MOVE, WEEK } from '#app/content/week.ts'
import { clientLabel } from '#app/features/desk/client-label.ts'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { dotted } from '#app/features/desk/dotted.ts'
import { MoveChoice, type MoveWeek } from '#app/features/desk/move-choice.tsx'
import weekStyles from '#app/features/desk/week.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { Notice } from '#app/ui/notice.tsx'
import { findDeskBooking } from '#db/bookings/desk-bookings.ts'
import { listDiaries } from '#db/bookings/weekly-hours.ts'
import { spanText } from '#domain/availability/hours-text.ts'
import type { Slot } from '#domain/bookings/slot-rules.ts'
import { dateIn } from '#domain/charts/zone-offset.ts'
import { longDay, namedDay } from '#domain/date-text.ts'
import { addDays, INDIA_TIME_ZONE, type IsoDate, isCalendarDate, mondayOf } from '#domain/india-time.ts'
import { findMoveTargets } from '#usecases/bookings/move-targets.ts'
import { moveSession } from '#usecases/sessions/move-session.ts'
import type { Route } from './+types/move-session'
import { type DeskVisit, requireBookingsInScope, requireDesk } from './desk-visit.ts'
import { withNotification } from './notified-text.ts'
import { weekPath } from './week-path.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: weekStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MOVE.title)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'desk')
  const { db, scope, now } = visit
  const booking = await findDeskBooking(db, scope, params.bookingId)
  if (!booking) throw notFound()
  const diary = await diaryOf(visit, booking.astrologerId)
  const { startsAt, endsAt } = booking
  const isMovable = booking.status === 'paid' && booking.serviceType === 'consultation' && startsAt !== null
  const { slots } = isMovable ? await findMoveTargets(db, booking, now, { atShortNotice: true }) : { slots: [] }
  const asked = url.searchParams.get('of') ?? ''
  const day = startsAt ? dateIn(startsAt, diary.timeZone) : dateIn(now, diary.timeZone)
  return {
    who: dotted([clientLabel(booking), booking.serviceName, booking.code]),
    now:
      startsAt && endsAt
        ? `${namedDay(day)}, ${spanText([startsAt.getTime(), endsAt.getTime()], diary.timeZone)}`
        : null,
    timeZone: diary.timeZone,
    weekHref: weekPath(diary, day),
    week: slots.length === 0 ? null : weekOf(slots, isCalendarDate(asked) ? asked : day, diary.timeZone),
  }
}

/** Sessions of a retired astrologer have no week. */
async function diaryOf({ db }: DeskVisit, astrologerId: number | null) {
  const diaries = await listDiaries(db)
  return diaries.find(({ id }) => id === astrologerId) ?? { slug: '', timeZone: INDIA_TIME_ZONE }
}

/** The free starts of a day's week or of the nearest one with any, and links to the weeks around it. */
function weekOf(slots: readonly Slot[], of: IsoDate, timeZone: string): MoveWeek {
  const dated = slots.map((slot) => ({ slot, date: dateIn(slot.startsAt, timeZone) }))
  const nearest = dated.find(({ date }) => date >= of) ?? dated.at(-1)
  const monday = mondayOf(nearest?.date ?? of)
  const sunday = addDays(monday, 6)
  const before = dated.findLast(({ date }) => date < monday)
  const after = dated.find(({ date }) => date > sunday)
  const inWeek = dated.filter(({ date }) => date >= monday && date <= sunday)
  const days = [...new Set(inWeek.map(({ date }) => date))]
  return {
    range: `${longDay(monday)} – ${longDay(sunday)}`,
    previousHref: before ? `?of=${before.date}` : null,
    nextHref: after ? `?of=${after.date}` : null,
    days: days.map((day) => ({
      day: namedDay(day),
      starts: inWeek
        .filter(({ date }) => date === day)
        .map(({ slot: { startsAt, endsAt } }) => ({
          start: startsAt.toISOString(),
          time: spanText([startsAt.getTime(), endsAt.getTime()], timeZone),
        })),
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'desk')
  const { db, staff, now } = visit
  await requireBookingsInScope(visit, [params.bookingId])
  const form = await readForm(request)
  const slot = form.text('slot')
  if (slot === '') return rejected({ title: MOVE.chooseFirst }, { fieldErrors: { slot: MOVE.chooseFirst } })

  const moved = await moveSession(db, { bookingId: params.bookingId, staffId: staff.id, start: slot }, now)
  if (!moved.ok) {
    if (moved.refusal === 'booking-not-found') throw notFound()
    const title = SESSION_REFUSALS[moved.refusal]
    return rejected({ title }, { status: 409, fieldErrors: { slot: title }, values: { slot } })
  }
  const { astrologerId, startsAt } = moved.value.slot
  const diary = await diaryOf(visit, astrologerId)
  const path = weekPath(diary, dateIn(startsAt, diary.timeZone))
  const title = await withNotification(db, params.bookingId, SESSION.moved)
  return moveOn(path, { tone: 'success', title })
}

/** A refused time reloads the free ones. */
export function shouldRevalidate() {
  return true
}

export default function MoveSession({ loaderData, actionData }: Route.ComponentProps) {
  const { who, now, timeZone, weekHref, week } = loaderData
  const { values, fieldErrors } = actionData ?? NO_PROBLEM
  return (
    <DeskPage title={MOVE.title} lead={who} back={{ to: weekHref, label: WEEK.back }}>
      <PageToast toast={actionData?.toast} />
      <div>
        {now && <p>{MOVE.now(now)}</p>}
        <p className="hint">
          {MOVE.lead} {HOURS.zone(timeZone)}
        </p>
      </div>
      {week ? (
        <MoveChoice week={week} chosen={values.slot ?? ''} error={fieldErrors.slot} />
      ) : (
        <Notice>{MOVE.notMovable}</Notice>
      )}
    </DeskPage>
  )
}
