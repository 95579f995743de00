import { ReviewList } from '#app/features/admin/review-list.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireDesk } from '#app/routes/desk/desk-visit.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import type { Route } from './+types/reviews'
import { loadReviews, moderateReview } from './review-moderation.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MODERATION.title)
}

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReviews(requireDesk(context, 'desk'), url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'desk')
  const form = await readForm(request)
  requireWriter(context, form)
  return moderateReview({ ...visit, staffId: visit.staff.id }, form, url)
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage title={MODERATION.title} lead={MODERATION.lead}>
      <ReviewList {...loaderData} problem={actionData ?? NO_PROBLEM} bookingsPath="/astrologer-dashboard/bookings" />
    </DeskPage>
  )
}
