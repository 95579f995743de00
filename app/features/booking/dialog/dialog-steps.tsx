import { Fragment, useEffect } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { FocusOnRefusal } from '#app/features/page-parts/focus-on-refusal.tsx'
import { clearToasts, raiseToast, type Toast } from '#app/ui/toasts.ts'
import type { BookingAnswer, BookingPage } from '../booking-page.ts'
import { BOOKING_TITLE_ID } from '../booking-place.ts'
import { DetailsStep } from '../details-step.tsx'
import type { ClaimAnswer, PaymentPage } from '../payment-facts.ts'
import { PaymentStep } from '../payment-step.tsx'
import type { PageData } from './page-data.ts'

const SUMMARY_PATH = '/booking-success'
const LEAVE_AFTER_MS = 2_000

export function DetailsInDialog() {
  const { page, flash } = useLoaderData<PageData<BookingPage>>()
  const answer = useActionData<BookingAnswer>()
  const { pathname } = useLocation()
  useToast(flash)
  useToast(answer?.toast)
  // Another service is another form.
  return (
    <Fragment key={pathname}>
      <DetailsStep page={page} path={pathname} problem={answer} />
      <StepBegins />
      <FocusOnRefusal />
    </Fragment>
  )
}

export function PaymentInDialog() {
  const { page, flash } = useLoaderData<PageData<PaymentPage>>()
  const answer = useActionData<ClaimAnswer>()
  const isMovingOn = page.step === 'confirmed' && page.isMovingOn
  useToast(flash)
  useToast(answer?.toast)

  // The full page is led on by a header; in place of the dialog, so that Back leads to the page below it.
  useEffect(() => {
    if (!isMovingOn) return
    const leaving = setTimeout(() => window.location.replace(SUMMARY_PATH), LEAVE_AFTER_MS)
    return () => clearTimeout(leaving)
  }, [isMovingOn])
  return (
    <>
      <PaymentStep page={page} answer={answer} />
      <StepBegins key={page.step} />
      <FocusOnRefusal />
    </>
  )
}

/** The full page is at the same address and knows how to tell what is wrong. */
export function WholePageInstead() {
  // Leaving is the browser's business.
  useEffect(() => window.location.reload(), [])
  return null
}

/** A new step begins at its heading, also for those who hear it. */
function StepBegins() {
  // Focus and scrolling belong to the browser.
  useEffect(() => {
    const heading = document.getElementById(BOOKING_TITLE_ID)
    heading?.focus({ preventScroll: true })
    heading?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return null
}

function useToast(toast: Toast | null | undefined) {
  // Toasts are plain DOM; a message about one step does not stay over the next one.
  useEffect(() => {
    if (!toast) return
    clearToasts()
    raiseToast(toast)
  }, [toast])
}
