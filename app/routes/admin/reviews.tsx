import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { ReviewList } from '#app/features/admin/review-list.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { loadReviews, moderateReview } from '#app/routes/desk/review-moderation.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/reviews'
import { requireAdmin } from './admin-visit.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  return loadReviews({ db, scope: WHOLE_PRACTICE, keys: context.get(keyRingContext) }, url)
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const keys = context.get(keyRingContext)
  return moderateReview({ db, scope: WHOLE_PRACTICE, keys, staffId: editorId, now }, request, url)
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={MODERATION.title} lead={MODERATION.lead} />
      <ReviewList {...loaderData} bookingsPath="/admin/bookings" />
    </>
  )
}
