import { Fragment, useEffect } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { FocusOnRefusal } from '#app/features/page-parts/focus-on-refusal.tsx'
import { raiseToast, type Toast } from '#app/ui/overlays/toasts.ts'
import { to } from '#content/language.ts'
import { type BookingFormProblem, type BookingPageView, NO_BOOKING_PROBLEM } from '../booking-page-view.ts'
import { BOOKING_TITLE_ID } from '../booking-place.ts'
import { DetailsStep } from '../details-step.tsx'
import { PaymentStep } from '../payment/payment-step.tsx'
import type { ClaimResult, PaymentPageView } from '../payment/payment-view.ts'
import { endSteps } from '../use-saved-form.ts'
import { BookingSkeleton } from './booking-skeleton.tsx'
import type { PageData } from './page-data.ts'

const SUMMARY_PATH = '/booking-success'
const LEAVE_AFTER_MS = 2_000

export function DetailsInDialog() {
  const { page, flash } = useLoaderData<PageData<BookingPageView>>()
  const result = useActionData<BookingFormProblem>()
  const { pathname } = useLocation()
  useToast(flash)
  useToast(result?.toast)
  // A new key for each service, so that no typed text moves to another form.
  return (
    <Fragment key={`${pathname} ${page.codeSentTo === null ? 'form' : 'code'}`}>
      <DetailsStep page={page} path={pathname} problem={result ?? { ...NO_BOOKING_PROBLEM, toast: flash }} />
      <StepBegins />
      <FocusOnRefusal />
    </Fragment>
  )
}

export function PaymentInDialog() {
  const { page, flash } = useLoaderData<PageData<PaymentPageView>>()
  const result = useActionData<ClaimResult>()
  const isMovingOn = page.step === 'confirmed' && page.isMovingOn
  useToast(flash)

  // The full page redirects by a header. `replace`, so that Back does not lead to a payment that is done.
  useEffect(() => {
    if (!isMovingOn) return
    const leaving = setTimeout(() => window.location.replace(to(SUMMARY_PATH)), LEAVE_AFTER_MS)
    return () => clearTimeout(leaving)
  }, [isMovingOn])
  return (
    <>
      <PaymentStep page={page} result={result} />
      <StepBegins key={page.step} />
      <FocusOnRefusal />
    </>
  )
}

/** Ready for the next form. */
export function ClosedDialog() {
  // What was shown last is remembered outside React.
  useEffect(endSteps, [])
  return <BookingSkeleton />
}

/** The full page at the same URL shows the error. */
export function WholePageInstead() {
  // Navigation is a side effect outside React.
  useEffect(() => window.location.reload(), [])
  return null
}

/** Moves focus to the heading of a new step, also for screen readers. */
function StepBegins() {
  // Focus and scrolling are outside React.
  useEffect(() => {
    const heading = document.getElementById(BOOKING_TITLE_ID)
    heading?.focus({ preventScroll: true })
    heading?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return null
}

/** A problem is shown in the step itself. */
function useToast(toast: Toast | null | undefined) {
  // Toasts are plain DOM; a toast about one step does not stay over the next one.
  useEffect(() => {
    if (!toast) return
    for (const card of document.querySelectorAll('[data-toast]')) card.remove()
    if (toast.tone !== 'error') raiseToast(toast)
  }, [toast])
}
