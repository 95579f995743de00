import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { ReviewList } from '#app/features/staff/inbox/review-list.tsx'
import { readForm } from '#app/http/form.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import type { Route } from './+types/reviews'
import { loadReviews, moderateReview } from './review-moderation.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReviews(requireStaff(context, 'reviews'), url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'reviews')
  const form = await readForm(request)
  requireWriter(context, form)
  return moderateReview({ ...visit, staffId: visit.staff.id }, form, url)
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <p className="hint">{MODERATION.lead}</p>
      <ReviewList {...loaderData} problem={actionData ?? NO_PROBLEM} />
    </>
  )
}
