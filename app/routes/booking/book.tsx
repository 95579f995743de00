import { useLocation } from 'react-router'
import { bookingLead, bookingTitle, DetailsStep } from '#app/features/booking/details-step.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { pageResponse } from '#app/http/step-result.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import type { Route } from './+types/book'
import { bookAction } from './book/book-action.ts'
import { loadBookingPage } from './book/load-booking-page.ts'

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const title = bookingTitle(loaderData)
  const path = `/book/${params.kind}/${params.slug}`
  return pageMeta(siteFactsIn(matches), { title, description: bookingLead(loaderData), path, isHiddenFromSearch: true })
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const service = await findService(context.get(databaseContext), params)
  if (!service) throw notFound()
  return loadBookingPage(request, context, service)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const service = await findService(context.get(databaseContext), params)
  if (!service) throw notFound()
  return pageResponse(await bookAction(request, context, service))
}

/** A refused form reloads the free hours. */
export function shouldRevalidate() {
  return true
}

export default function Book({ loaderData: page, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      <PageToast toast={actionData?.toast} />
      <DetailsStep page={page} path={pathname} problem={actionData} />
    </>
  )
}
