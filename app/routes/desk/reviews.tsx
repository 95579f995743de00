import { MODERATION } from '#app/content/reviews.ts'
import { ReviewList } from '#app/features/admin/review-list.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import type { Route } from './+types/reviews'
import { requireDesk } from './desk-visit.ts'
import { loadReviews, moderateReview } from './review-moderation.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MODERATION.title)
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, scope } = requireDesk(context, 'desk')
  return loadReviews({ db, scope, keys: context.get(keyRingContext) }, url)
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { db, scope, staff, now } = requireDesk(context, 'desk')
  return moderateReview({ db, scope, keys: context.get(keyRingContext), staffId: staff.id, now }, request, url)
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage title={MODERATION.title} lead={MODERATION.lead}>
      <ReviewList {...loaderData} bookingsPath="/astrologer-dashboard/bookings" />
    </DeskPage>
  )
}
