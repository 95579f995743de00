import { data } from 'react-router'
import { PaymentStep } from '#app/features/booking/payment/payment-step.tsx'
import { stayOnPage } from '#app/features/writing/stay-on-page.ts'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { pageResponse } from '#app/http/step-result.ts'
import { PAYMENT } from '#content/booking/payment.ts'
import { to } from '#content/language.ts'
import type { Route } from './+types/payment'
import { claimAction } from './payment/claim-action.ts'
import { loadPaymentPage } from './payment/load-payment-page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, PAYMENT.pageTitle)
}

const REDIRECT_SECONDS = 2

export async function loader(args: Route.LoaderArgs) {
  const page = await loadPaymentPage(args)
  // A header, so that it works without script too.
  const isMovingOn = page.step === 'confirmed' && page.isMovingOn
  return data(page, isMovingOn ? { headers: { Refresh: `${REDIRECT_SECONDS};url=${to('/booking-success')}` } } : {})
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function action(args: Route.ActionArgs) {
  return pageResponse(await claimAction(args))
}

/** Also for the page that a link in an email opens, which has no app frame. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage]

export const shouldRevalidate = readAgainAfterConflict

export default function Payment({ loaderData: page, actionData }: Route.ComponentProps) {
  return <PaymentStep page={page} result={actionData} />
}
