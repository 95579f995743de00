import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { RemotePayment } from '#domain/payments/gateways.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { textField, wholeField } from './answer-fields.ts'
import { type Api, callGateway } from './call-gateway.ts'
import type {
  CallbackReader,
  Gateway,
  GatewayKeys,
  GatewayOrder,
  GatewayProblem,
  RemoteRefund,
  SignedCallback,
} from './gateway.ts'
import { isSignatureOf } from './signatures.ts'

/**
 * Stripe: Checkout sessions in rupees, for cards of clients abroad. https://docs.stripe.com/api/checkout/sessions and
 * https://docs.stripe.com/api/refunds
 */
export function stripe(api: Api, { keySecret }: GatewayKeys): Gateway {
  const authorization = `Bearer ${keySecret}`
  const get = (path: string) => callGateway(api, { path, headers: { Authorization: authorization } })
  const post = (path: string, fields: Readonly<Record<string, string>>, idempotencyKey: string) =>
    callGateway(api, {
      method: 'POST',
      path,
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Idempotency-Key': idempotencyKey,
      },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    async check() {
      const listed = await get('/v1/checkout/sessions?limit=1')
      return listed.ok ? accepted(null) : listed
    },

    async create(order) {
      const send = () => post('/v1/checkout/sessions', sessionFields(order), order.reference)
      const made = await send()
      if (made.ok) return pageIn(made.value)
      // With the same key Stripe answers the session that it may have made already.
      const again = made.refusal === 'refused' ? made : await send()
      return again.ok ? pageIn(again.value) : again
    },

    async read(remoteId) {
      const session = await get(
        `/v1/checkout/sessions/${encodeURIComponent(remoteId)}?expand[]=payment_intent.latest_charge.balance_transaction`,
      )
      return session.ok ? paymentIn(session.value) : session
    },

    async refund({ id, paymentId, amount }) {
      const sent = await post('/v1/refunds', { payment_intent: paymentId, amount: String(amount) }, id)
      return sent.ok ? refundIn(sent.value) : sent
    },

    async readRefund(_paymentId, remoteId) {
      const found = await get(`/v1/refunds/${encodeURIComponent(remoteId)}`)
      return found.ok ? refundIn(found.value) : found
    },
  }
}

function sessionFields({ reference, amount, description, expiresAt, returnUrl }: GatewayOrder) {
  return {
    mode: 'payment',
    client_reference_id: reference,
    'payment_intent_data[description]': description,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'inr',
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': description,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

function pageIn(session: unknown): Outcome<{ remoteId: string; url: string }, GatewayProblem> {
  const [remoteId, url] = [textField(session, 'id'), textField(session, 'url')]
  return remoteId === '' || !URL.canParse(url) ? refused('unreadable') : accepted({ remoteId, url })
}

function paymentIn(session: unknown): Outcome<RemotePayment, GatewayProblem> {
  const status = textField(session, 'status')
  if (textField(session, 'payment_status') !== 'paid') {
    if (status === 'expired') return accepted({ status: 'closed' })
    return status === 'open' || status === 'complete' ? accepted({ status: 'open' }) : refused('unreadable')
  }
  const [paymentId, amount] = [textField(session, 'payment_intent', 'id'), wholeField(session, 'amount_total')]
  if (paymentId === '' || amount === undefined) return refused('unreadable')
  const [currency, reference] = [textField(session, 'currency'), textField(session, 'client_reference_id')]
  return accepted({ status: 'paid', paymentId, amount, currency, reference, fee: feeIn(session) })
}

/** In the currency in which Stripe pays out, which may not be the rupee. */
function feeIn(session: unknown): Paise {
  const path = ['payment_intent', 'latest_charge', 'balance_transaction'] as const
  const isInRupees = textField(session, ...path, 'currency') === 'inr'
  return paiseFrom(isInRupees ? Math.max(0, wholeField(session, ...path, 'fee') ?? 0) : 0)
}

const REFUND_STATES: Readonly<Partial<Record<string, RemoteRefund['status']>>> = {
  pending: 'sent',
  requires_action: 'sent',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

function refundIn(refund: unknown): Outcome<RemoteRefund, GatewayProblem> {
  const remoteId = textField(refund, 'id')
  const status = REFUND_STATES[textField(refund, 'status')]
  return remoteId === '' || status === undefined ? refused('unreadable') : accepted({ remoteId, status })
}

/** As in Stripe's own libraries. */
const TOLERANCE_MS = 5 * MINUTE_MS

function isAuthentic({ body, headers, now }: SignedCallback, secret: string): boolean {
  const parts = (headers.get('stripe-signature') ?? '').split(',').map((part) => part.split('='))
  const [, at = ''] = parts.find(([name]) => name === 't') ?? []
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() - Number(at) * 1000) > TOLERANCE_MS) return false
  // There are two while a secret is changed.
  return parts.some(([name, signature = '']) => name === 'v1' && isSignatureOf(`${at}.${body}`, secret, signature))
}

export const STRIPE_CALLBACKS: CallbackReader = {
  isAuthentic,
  subjectsIn(event) {
    const [kind, id] = [textField(event, 'data', 'object', 'object'), textField(event, 'data', 'object', 'id')]
    return {
      payments: kind === 'checkout.session' ? [id] : [],
      refunds: kind === 'refund' ? [id] : [],
    }
  },
}
