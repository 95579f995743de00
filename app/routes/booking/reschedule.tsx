import { data, Form, useNavigation } from 'react-router'
import { SlotPicker } from '#app/features/booking/slots/slot-picker.tsx'
import { useTimeZone } from '#app/features/booking/slots/use-time-zone.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { BOOKING_FIELD_TEXTS, BOOKING_POLICY, SLOT_PROBLEMS } from '#content/booking/booking.ts'
import { RESCHEDULE } from '#content/site/dashboard.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { MOST_RESCHEDULES, mayReschedule } from '#domain/bookings/rescheduling.ts'
import { istDate } from '#domain/time/india-time.ts'
import { findMoveTargets } from '#usecases/bookings/move-targets.ts'
import { rescheduleBooking } from '#usecases/bookings/reschedule-booking.ts'
import type { Route } from './+types/reschedule'
import { availabilityOf } from './book/availability.ts'
import { isAboutTheHour } from './book/hold-problem.ts'
import { bookingView } from './booking-views.ts'
import { requireBookingToChange, visitBooking } from './visit-booking.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, RESCHEDULE.title)
}

/** For the signed-in owner, and for the reader of an email with a link to the booking. */
export async function loader(args: Route.LoaderArgs) {
  const { booking, visit, db, now } = await requireBookingToChange(args, 'move')

  const move = mayReschedule(booking, now)
  const { slots, terms } = await findMoveTargets(db, booking, now)
  return {
    booking: bookingView(booking, now),
    refusal: move.ok ? null : move.refusal,
    movesLeft: MOST_RESCHEDULES - booking.rescheduleCount,
    availability: availabilityOf(
      slots.map(({ startsAt }) => startsAt.getTime()),
      terms,
    ),
    today: istDate(now),
    bookedZone: booking.timeZone,
    backPath: visit.link === null ? '/dashboard' : '/',
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { link, ...own } = await visitBooking(args, 'move')
  const form = await readForm(request)
  const requested = {
    date: form.text('bookingDate'),
    start: form.text('preferredTime'),
    timeZone: form.text('timeZone'),
  }
  if (form.text('intent') === 'show-hours') return showAgain(requested, {}, 200)
  if (requested.start === '') return showAgain(requested, { hour: SLOT_PROBLEMS['hour-unknown'] }, 422)

  const order = { ...own, start: requested.start, timeZone: requested.timeZone }
  const moved = await rescheduleBooking(context.get(databaseContext), order, context.get(clockContext)())
  if (moved.ok) return goTo(link === null ? '/dashboard' : linkedPath('move', link.token), RESCHEDULE.done)

  const { refusal } = moved
  if (refusal === 'booking-not-found') throw notFound()
  if (isBookingProblem(refusal)) return showAgain(requested, { booking: RESCHEDULE.problems[refusal] }, 409)
  const text = SLOT_PROBLEMS[refusal]
  if (refusal === 'slot-taken') return showAgain(requested, { hour: text }, 409)
  return showAgain(requested, isAboutTheHour(refusal) ? { hour: text } : { date: text }, 422)
}

function isBookingProblem(refusal: string): refusal is keyof typeof RESCHEDULE.problems {
  return refusal in RESCHEDULE.problems
}

type Requested = { readonly date: string; readonly start: string; readonly timeZone: string }
type Problems = { readonly date?: string; readonly hour?: string; readonly booking?: string }

function showAgain(requested: Requested, problems: Problems, status: number) {
  const [detail] = Object.values(problems)
  const toast = detail === undefined ? null : ({ tone: 'error', title: RESCHEDULE.failed, detail } as const)
  return data({ toast, requested, problems }, { status })
}

/** A refused hour reloads the free hours. */
export function shouldRevalidate() {
  return true
}

export default function Reschedule({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, refusal, movesLeft, availability, today, bookedZone, backPath } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const problems: Problems = actionData?.problems ?? {}
  const requested = actionData?.requested ?? { date: '', start: '', timeZone: '' }
  const { timeZone, setTimeZone } = useTimeZone({ given: requested.timeZone || bookedZone })
  return (
    <OneCardPage title={RESCHEDULE.title} {...(booking.session && { lead: RESCHEDULE.now(booking.session) })}>
      <PageToast
        toast={actionData?.toast}
        fieldErrors={{ bookingDate: problems.date ?? '', preferredTime: problems.hour ?? '' }}
      />
      {refusal ? (
        <Notice tone="danger">{RESCHEDULE.problems[refusal]}</Notice>
      ) : (
        <div className="hint grid gap-1">
          <p>{RESCHEDULE.cost(booking.amount)}</p>
          <p>{booking.needsReschedule ? RESCHEDULE.free : RESCHEDULE.left(movesLeft)}</p>
          <p>{BOOKING_POLICY.consultation}</p>
        </div>
      )}
      <Form method="post" className="form" noValidate replace>
        {!refusal && (
          <SlotPicker
            key={`${requested.date} ${requested.start} ${problems.hour}`}
            availability={availability}
            today={today}
            timeZone={timeZone}
            onChangeZone={setTimeZone}
            hourLabel={BOOKING_FIELD_TEXTS.hour}
            chosen={requested}
            errors={{ date: problems.date, hour: problems.hour }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {!refusal && (
            <Button type="submit" busy={isBusy} busyLabel={RESCHEDULE.submitting}>
              {RESCHEDULE.submit}
            </Button>
          )}
          {refusal === 'moved-twice' && <ButtonLink href="/contact">{RESCHEDULE.write}</ButtonLink>}
          <ButtonLink href={backPath} tone="secondary">
            {RESCHEDULE.back}
          </ButtonLink>
        </div>
      </Form>
    </OneCardPage>
  )
}
