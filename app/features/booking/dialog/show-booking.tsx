import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BookingPlace } from '../booking-place.ts'
import { BOOKING_ROUTES } from './booking-routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

let running: Router | undefined

/** Shows the step at the current URL in the dialog; starts the booking application the first time. */
export async function showBooking(place: HTMLElement): Promise<void> {
  const { pathname, search } = window.location
  if (running) return running.navigate(pathname + search, { replace: true })

  running = createBrowserRouter(BOOKING_ROUTES)
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
