import type { ActionFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { BOOKING_DIALOG } from '#content/booking/booking.ts'
import { type BookingPage, type BookingProblem, NO_BOOKING_PROBLEM } from '../booking-page.ts'
import type { ClaimResult, PaymentPage } from '../payment-facts.ts'
import { ClosedDialog, DetailsInDialog, PaymentInDialog, WholePageInstead } from './dialog-steps.tsx'
import { loadPageData, sendToPage } from './page-data.ts'

const NOT_SENT: ClaimResult = { toast: BOOKING_DIALOG.notSent, fieldErrors: {}, values: {} }

/** The booking steps at their own URLs; at every other URL the dialog is closed and ready for the next form. */
export const BOOKING_ROUTES: RouteObject[] = [
  {
    path: '/book/payment/:bookingId',
    loader: ({ request }) => loadPageData<PaymentPage>(request),
    action: (sent) => send<ClaimResult>(sent, NOT_SENT),
    shouldRevalidate: hasReachedServer,
    element: <PaymentInDialog />,
    errorElement: <WholePageInstead />,
  },
  {
    path: '/book/:kind/:slug',
    loader: ({ request }) => loadPageData<BookingPage>(request),
    action: (sent) => send<BookingProblem>(sent, { ...NO_BOOKING_PROBLEM, toast: BOOKING_DIALOG.notSent }),
    shouldRevalidate: hasReachedServer,
    element: <DetailsInDialog />,
    errorElement: <WholePageInstead />,
  },
  { path: '*', element: <ClosedDialog /> },
]

/** When the network fails, the form stays as it is and can be sent again. Its key prevents a second booking. */
async function send<Result>({ request }: ActionFunctionArgs, notSent: Result): Promise<Result> {
  try {
    return await sendToPage<Result>(request)
  } catch (problem) {
    if (problem instanceof Response) throw problem
    return notSent
  }
}

/** A refused form reloads the free hours; one that was never sent has nothing to reload. */
function hasReachedServer({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as { toast?: unknown } | undefined)?.toast !== BOOKING_DIALOG.notSent
}
