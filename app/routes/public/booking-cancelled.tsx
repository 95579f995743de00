import { BookingCancelled } from '#app/features/booking-result/booking-cancelled.tsx'
import { practiceContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { BOOKING_CANCELLED } from '#content/booking/booking-cancelled.ts'
import type { Route } from './+types/booking-cancelled'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: BOOKING_CANCELLED.title,
    description: BOOKING_CANCELLED.description,
    path: '/booking-cancelled',
    isHiddenFromSearch: true,
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { contact } = await context.get(practiceContext)()
  return { supportEmail: contact.supportEmail, phone: contact.phone }
}

export default function BookingCancelledPage({ loaderData }: Route.ComponentProps) {
  return <BookingCancelled {...loaderData} />
}
