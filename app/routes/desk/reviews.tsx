import { ReviewList } from '#app/features/admin/review-list.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import type { Route } from './+types/reviews'
import { requireDesk } from './desk-visit.ts'
import { loadReviews, moderateReview } from './review-moderation.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MODERATION.title)
}

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReviews(requireDesk(context, 'desk'), url)
}

export function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'desk')
  return moderateReview({ ...visit, staffId: visit.staff.id }, request, url)
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage title={MODERATION.title} lead={MODERATION.lead}>
      <ReviewList {...loaderData} bookingsPath="/astrologer-dashboard/bookings" />
    </DeskPage>
  )
}
