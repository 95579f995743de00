import { useLocation } from 'react-router'
import { bookingLead, bookingTitle, DetailsStep } from '#app/features/booking/details-step.tsx'
import { rememberOnTheWay } from '#app/features/booking/use-saved-form.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { pageResponse } from '#app/http/step-result.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Route } from './+types/book'
import { bookAction, requireService } from './book/book-action.ts'
import { loadBookingPage } from './book/load-booking-page.ts'

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const title = bookingTitle(loaderData)
  const path = `/book/${params.kind}/${params.slug}`
  return pageMeta(siteFactsIn(matches), { title, description: bookingLead(loaderData), path, isHiddenFromSearch: true })
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return loadBookingPage(request, context, await requireService(context, params, LANGUAGE))
}

export async function action(sent: Route.ActionArgs) {
  return pageResponse(await bookAction(sent))
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [rememberOnTheWay]

/** A refused form reloads the free hours. */
export function shouldRevalidate() {
  return true
}

export default function Book({ loaderData: page, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      {actionData?.toast?.tone !== 'error' && <PageToast toast={actionData?.toast} />}
      <DetailsStep page={page} path={pathname} problem={actionData} />
    </>
  )
}
