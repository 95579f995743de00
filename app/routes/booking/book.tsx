import { useLocation } from 'react-router'
import { BOOKING } from '#app/content/booking.ts'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
import { BookingForm } from '#app/features/booking/booking-form.tsx'
import { BookingFrame } from '#app/features/booking/booking-frame.tsx'
import { NO_BOOKING_PROBLEM } from '#app/features/booking/booking-page.ts'
import { ServiceSummary } from '#app/features/booking/service-summary.tsx'
import { SignInNotice } from '#app/features/booking/sign-in-notice.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { Notice } from '#app/ui/notice.tsx'
import { findService } from '#usecases/bookings/find-service.ts'
import type { Route } from './+types/book'
import { bookAction } from './book/book-action.ts'
import { loadBookingPage } from './book/load-booking-page.ts'

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const title = titleOf(loaderData)
  const path = `/book/${params.kind}/${params.slug}`
  return pageMeta(siteFactsIn(matches), { title, description: leadOf(loaderData), path, isHiddenFromSearch: true })
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const service = await findService(context.get(databaseContext), params)
  if (!service) throw notFound()
  return loadBookingPage(request, context, service)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const service = await findService(context.get(databaseContext), params)
  if (!service) throw notFound()
  return bookAction(request, context, service)
}

/** A refused form shows the hours that are free now, not those of a minute ago. */
export function shouldRevalidate() {
  return true
}

export default function Book({ loaderData: page, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <BookingFrame step={0} title={titleOf(page)} lead={leadOf(page)}>
      <PageToast toast={actionData?.toast} />
      <ServiceSummary service={page.service} price={page.price} />
      {!page.isSignedIn && <SignInNotice serviceType={page.service.type} path={page.signInPath} />}
      {page.ownedCourses.length > 0 && <Notice>{BOOKING.ownsParts(page.ownedCourses.join(', '))}</Notice>}
      <BookingForm page={page} path={pathname} problem={actionData ?? NO_BOOKING_PROBLEM} />
    </BookingFrame>
  )
}

type Page = Route.ComponentProps['loaderData']

function titleOf({ service }: Page): string {
  return service.type === 'course' ? BOOKING.courseTitle(service.name) : BOOKING.consultationTitle(service.name)
}

function leadOf({ service }: Page): string {
  return service.type === 'course' || service.isPrasna ? BOOKING.courseLead : BOOKING.consultationLead
}
