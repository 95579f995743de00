import { Form, useNavigation } from 'react-router'
import type { BookingView } from '#app/features/dashboard/booking-view.ts'
import { cancellationText } from '#app/features/dashboard/cancellation-text.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { type Fact, FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { BOOKING_POLICY } from '#content/booking/booking.ts'
import { BOOKING_LINKS } from '#content/booking/booking-links.ts'
import { BOOKINGS, CANCEL } from '#content/site/dashboard.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import { findClassStart } from '#db/learning/cohorts.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import type { Paise } from '#domain/money.ts'
import { refundDeadline } from '#domain/payments/refund-rules.ts'
import { begunReason } from '#domain/sessions/session-stage.ts'
import { cancelBooking, refundIfCancelled } from '#usecases/bookings/cancel-booking.ts'
import type { Route } from './+types/cancel'
import { bookingView } from './booking-views.ts'
import { policyOf } from './payment/payment-page.ts'
import { requireBookingToChange, visitBooking } from './visit-booking.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CANCEL.title)
}

/** For the signed-in owner, and for the reader of an email with a link to the booking. */
export async function loader(args: Route.LoaderArgs) {
  const { booking, visit, db, now } = await requireBookingToChange(args, 'cancel')

  const refundDue = await refundIfCancelled(db, booking, now)
  const startsAt = booking.startsAt ?? (await findClassStart(db, booking.cohortId))
  const shown = bookingView(booking, now)
  const isFree = booking.listedPrice === 0
  return {
    booking: shown,
    problem: shown.mayCancel ? null : problemOf(booking),
    policy: isFree ? null : policyOf(booking),
    hasRefund: refundDue > 0,
    refund: isFree ? null : cancellationText(booking, refundDue),
    deadline: isFree ? null : deadlineText({ ...booking, startsAt }, refundDue, now),
    isByLink: visit.link !== null,
  }
}

function problemOf(booking: ClientBooking): string {
  return CANCEL.problems[booking.status === 'cancelled' ? 'already-cancelled' : begunReason(booking)]
}

/** Until when the policy refunds; null if nothing was paid, or a course has been opened too far. */
function deadlineText(booking: ClientBooking, refundDue: Paise, now: Date): string | null {
  if (booking.paymentMethod === 'session') return null
  if (booking.status !== 'paid' || booking.serviceType === 'pass' || booking.serviceType === 'voucher') return null
  const deadline = refundDeadline({ ...booking, bookedAt: booking.createdAt })
  const shown = clientTime(deadline, { timeZone: booking.timeZone, now })
  if (refundDue > 0) return CANCEL.refundUntil(shown)
  return deadline <= now ? CANCEL.refundEnded(shown) : null
}

export async function action(args: Route.ActionArgs) {
  const { link, ...own } = await visitBooking(args, 'cancel')
  const cancelled = await cancelBooking(args.context.get(databaseContext), own, args.context.get(clockContext)())
  if (cancelled.ok) return goTo(link === null ? '/dashboard' : linkedPath('cancel', link.token), CANCEL.done)
  if (cancelled.refusal === 'booking-not-found') throw notFound()
  return rejected({ title: CANCEL.failed, detail: CANCEL.problems[cancelled.refusal] }, { status: 409 })
}

/** When it begins, where that is known. */
function timeFacts({ course, session }: Pick<BookingView, 'course' | 'session'>): Fact[] {
  if (!course) return [{ term: BOOKINGS.session, value: session ?? BOOKINGS.noSession }]
  return course.startDate ? [{ term: BOOKINGS.startDate, value: course.startDate }] : []
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, problem, policy, hasRefund, refund, deadline, isByLink } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  if (isByLink && booking.badge === 'cancelled')
    return <Cancelled code={booking.code} refundNote={booking.refundNote} />
  return (
    <OneCardPage title={CANCEL.title} lead={CANCEL.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <FactList
        facts={[
          { term: BOOKINGS.service, value: booking.serviceName },
          ...timeFacts(booking),
          { term: BOOKINGS.amount, value: booking.amount },
          { term: BOOKINGS.code, value: booking.code },
        ]}
      />
      {problem ? (
        <Notice tone="danger">{problem}</Notice>
      ) : refund && policy ? (
        <Notice tone={hasRefund ? 'success' : 'note'}>
          <p>{refund}</p>
          {deadline && <p>{deadline}</p>}
          <p className="hint">{BOOKING_POLICY[policy]}</p>
        </Notice>
      ) : null}
      <Form method="post" className="flex flex-wrap gap-3" replace>
        <ButtonLink href={isByLink ? '/' : '/dashboard'} tone="secondary">
          {CANCEL.keep}
        </ButtonLink>
        {booking.mayCancel && (
          <Button type="submit" tone="danger" busy={isBusy}>
            {CANCEL.confirm}
          </Button>
        )}
      </Form>
    </OneCardPage>
  )
}

/** What the link shows afterwards, because the dashboard needs a sign-in. */
function Cancelled({ code, refundNote }: { code: string; refundNote: string | null }) {
  return (
    <OneCardPage title={CANCEL.done.title} lead={CANCEL.problems['already-cancelled']}>
      <FactList facts={[{ term: BOOKINGS.code, value: code }]} />
      {refundNote && <Notice tone="success">{refundNote}</Notice>}
      <ButtonLink href="/">{BOOKING_LINKS.home}</ButtonLink>
    </OneCardPage>
  )
}
