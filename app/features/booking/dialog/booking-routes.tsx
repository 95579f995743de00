import type { ActionFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { BOOKING_DIALOG } from '#app/content/booking.ts'
import { type BookingAnswer, type BookingPage, NO_BOOKING_PROBLEM } from '../booking-page.ts'
import type { ClaimAnswer, PaymentPage } from '../payment-facts.ts'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { DetailsInDialog, PaymentInDialog, WholePageInstead } from './dialog-steps.tsx'
import { loadPageData, sendToPage } from './page-data.ts'

const NOT_SENT: ClaimAnswer = { toast: BOOKING_DIALOG.notSent, fieldErrors: {}, values: {} }

/** The steps of booking at their own addresses; at every other one the dialog is closed, and ready for the next form. */
export const BOOKING_ROUTES: RouteObject[] = [
  {
    path: '/book/payment/:bookingId',
    loader: ({ request }) => loadPageData<PaymentPage>(request),
    action: (sent) => send<ClaimAnswer>(sent, NOT_SENT),
    shouldRevalidate: hasReachedServer,
    element: <PaymentInDialog />,
    errorElement: <WholePageInstead />,
  },
  {
    path: '/book/:kind/:slug',
    loader: ({ request }) => loadPageData<BookingPage>(request),
    action: (sent) => send<BookingAnswer>(sent, { ...NO_BOOKING_PROBLEM, toast: BOOKING_DIALOG.notSent }),
    shouldRevalidate: hasReachedServer,
    element: <DetailsInDialog />,
    errorElement: <WholePageInstead />,
  },
  { path: '*', element: <BookingSkeleton /> },
]

/** A lost network leaves the form as it stands, to be sent again: it has a key, so it is still one booking. */
async function send<Answered>({ request }: ActionFunctionArgs, notSent: Answered): Promise<Answered> {
  try {
    return await sendToPage<Answered>(request)
  } catch (problem) {
    if (problem instanceof Response) throw problem
    return notSent
  }
}

/** A refused form shows the hours that are free now; one that was never sent has nothing new to show. */
function hasReachedServer({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as { toast?: unknown } | undefined)?.toast !== BOOKING_DIALOG.notSent
}
