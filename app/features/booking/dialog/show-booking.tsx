import { createRoot } from 'react-dom/client'
import {
  type ActionFunctionArgs,
  createBrowserRouter,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BOOKING_DIALOG } from '#content/booking/booking.ts'
import { to, unprefixed } from '#content/language.ts'
import { type BookingFormProblem, type BookingPageView, NO_BOOKING_PROBLEM } from '../booking-page-view.ts'
import { BookingPlace } from '../booking-place.ts'
import type { ClaimResult, PaymentPageView } from '../payment/payment-view.ts'
import { ClosedDialog, DetailsInDialog, PaymentInDialog, WholePageInstead } from './dialog-steps.tsx'
import { loadPageData, sendToPage } from './page-data.ts'

const NOT_SENT: ClaimResult = { toast: BOOKING_DIALOG.notSent, fieldErrors: {}, values: {} }

/** The booking steps at their own URLs; at every other URL the dialog is closed and ready for the next form. */
const BOOKING_ROUTES: RouteObject[] = [
  {
    path: '/book/payment/:bookingId',
    loader: ({ request }) => loadPageData<PaymentPageView>(request),
    action: (sent) => send<ClaimResult>(sent, NOT_SENT),
    shouldRevalidate: hasReachedServer,
    element: <PaymentInDialog />,
    errorElement: <WholePageInstead />,
  },
  {
    path: '/book/:kind/:slug',
    loader: ({ request }) => loadPageData<BookingPageView>(request),
    action: (sent) => send<BookingFormProblem>(sent, { ...NO_BOOKING_PROBLEM, toast: BOOKING_DIALOG.notSent }),
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

type Router = ReturnType<typeof createBrowserRouter>

let running: Router | undefined

/** Shows the step at the current URL in the dialog; starts the booking application the first time. */
export async function showBooking(place: HTMLElement): Promise<void> {
  const { pathname, search } = window.location
  if (running) return running.navigate(unprefixed(pathname) + search, { replace: true })

  running = createBrowserRouter(BOOKING_ROUTES, { basename: to('/') })
  await untilLoaded(running)
  createRoot(place).render(
    <BookingPlace value="dialog">
      <RouterProvider router={running} />
    </BookingPlace>,
  )
}

/** The placeholder stays until there is something to show. */
function untilLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stopWaiting = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stopWaiting()
      resolve()
    })
  })
}
