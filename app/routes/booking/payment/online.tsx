import { data } from 'react-router'
import { OnlinePayment, type OnlinePaymentView } from '#app/features/booking/payment/online-payment.tsx'
import { calendarAccessContext, clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { ONLINE_PAYMENT } from '#content/booking/online-payment.ts'
import { to } from '#content/language.ts'
import { formatRupees } from '#content/words/money.ts'
import { findGatewayPayment, type GatewayPayment } from '#db/payments/gateways.ts'
import { onlinePaymentPath, RETURNED } from '#domain/payments/gateway-paths.ts'
import { readGatewayPayment } from '#usecases/payments/gateways/read-gateway-payment.ts'
import type { Route } from './+types/online'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, ONLINE_PAYMENT.title)
}

const LOOK_AGAIN_SECONDS = 10
/** Asked at most so often, however often the page is loaded. */
const READ_AFTER_MS = 5_000

/** On the way to a gateway's page, and back from it: what our server sees there decides, not that somebody is back. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const found = await findGatewayPayment(db, params.paymentId)
  if (!found) throw notFound()
  const isBack = url.searchParams.has(RETURNED)
  const isFresh = found.readAt !== null && now.getTime() - found.readAt.getTime() < READ_AFTER_MS
  if (isBack && found.state === 'open' && !isFresh) {
    const tools = { keys: context.get(keyRingContext), access: context.get(calendarAccessContext) }
    await readGatewayPayment(db, tools, found.id, now)
  }
  const payment = (await findGatewayPayment(db, found.id)) ?? found
  const view = viewOf(payment, { isBack, now })
  return data(view, refreshOf(view, found.id))
}

function viewOf(
  { state, url, gateway, amount, expiresAt }: GatewayPayment,
  at: { isBack: boolean; now: Date },
): OnlinePaymentView {
  const shown = { gateway, amountText: formatRupees(amount) }
  if (state === 'paid' || state === 'doubtful') return { ...shown, step: state }
  if (state === 'open' && url !== null && at.now < expiresAt)
    return { ...shown, step: at.isBack ? 'waiting' : 'leaving', url }
  return { ...shown, step: 'closed' }
}

/** A header, so that it works without script; and a new page load, which `form-action` of the policy does not forbid. */
function refreshOf(view: OnlinePaymentView, id: string): { headers?: Record<string, string> } {
  if (view.step === 'leaving') return { headers: { Refresh: `0;url=${view.url}` } }
  if (view.step !== 'waiting') return {}
  return { headers: { Refresh: `${LOOK_AGAIN_SECONDS};url=${to(onlinePaymentPath(id))}?${RETURNED}` } }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function OnlinePaymentPage({ loaderData }: Route.ComponentProps) {
  return <OnlinePayment view={loaderData} />
}
