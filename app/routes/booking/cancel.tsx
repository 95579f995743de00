import { Form, useNavigation } from 'react-router'
import { BOOKINGS, CANCEL } from '#app/content/dashboard.ts'
import { refundText } from '#app/features/dashboard/refund-text.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { cancelBooking, refundIfCancelled } from '#usecases/bookings/cancel-booking.ts'
import type { Route } from './+types/cancel'
import { requireOwnBooking } from './own-booking.ts'
import { shownBooking } from './shown-bookings.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CANCEL.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking, db, now } = await requireOwnBooking(params.bookingId, context)

  const refundDue = await refundIfCancelled(db, booking, now)
  return {
    booking: shownBooking(booking, now),
    serviceType: booking.serviceType,
    hasRefund: refundDue > 0,
    refund: refundText(booking, refundDue),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const own = { bookingId: params.bookingId, userId: user.id }
  const cancelled = await cancelBooking(context.get(databaseContext), own, context.get(clockContext)())
  if (cancelled.ok) return goTo('/dashboard', CANCEL.done)
  if (cancelled.refusal === 'booking-not-found') throw notFound()
  return rejected({ title: CANCEL.failed, detail: CANCEL.problems[cancelled.refusal] }, { status: 409 })
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, serviceType, hasRefund, refund } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  return (
    <OneCardPage title={CANCEL.title} lead={CANCEL.lead}>
      <PageToast toast={actionData?.toast} />
      <FactList
        facts={[
          { term: BOOKINGS.service, value: booking.serviceName },
          { term: BOOKINGS.session, value: booking.session ?? BOOKINGS.noSession },
          { term: BOOKINGS.amount, value: booking.amount },
          { term: BOOKINGS.code, value: booking.code },
        ]}
      />
      <Notice tone={hasRefund ? 'success' : 'note'}>
        <p>{refund}</p>
        <p className="hint">{CANCEL.policy[serviceType]}</p>
      </Notice>
      {!booking.mayCancel && <Notice tone="danger">{problemOf(booking.badge)}</Notice>}
      <Form method="post" className="flex flex-wrap gap-3" replace>
        <ButtonLink href="/dashboard" tone="secondary">
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

function problemOf(badge: string): string {
  return CANCEL.problems[badge === 'cancelled' ? 'already-cancelled' : 'already-begun']
}
