import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { ReviewList } from '#app/features/admin/review-list.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { loadReviews, moderateReview } from '#app/routes/desk/clients/review-moderation.ts'
import { MODERATION } from '#content/booking/reviews.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/reviews'
import { requireAdmin } from './admin-visit.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  return loadReviews({ db, scope: WHOLE_PRACTICE, keys: context.get(keyRingContext) }, url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const form = await readForm(request)
  requireWriter(context, form)
  const keys = context.get(keyRingContext)
  return moderateReview({ db, scope: WHOLE_PRACTICE, keys, staffId: editorId, now }, form, url)
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={MODERATION.title} lead={MODERATION.lead} />
      <ReviewList {...loaderData} problem={actionData ?? NO_PROBLEM} bookingsPath="/admin/bookings" />
    </>
  )
}
