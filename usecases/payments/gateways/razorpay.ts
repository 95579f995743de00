import { paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { RemotePayment } from '#domain/payments/gateways.ts'
import { field, listField, textField, wholeField } from './answer-fields.ts'
import { type Api, callGateway } from './call-gateway.ts'
import type { CallbackReader, Gateway, GatewayKeys, GatewayOrder, GatewayProblem, RemoteRefund } from './gateway.ts'
import { isSignatureOf } from './signatures.ts'

/**
 * Razorpay: payment links, and refunds of what was paid with them. https://razorpay.com/docs/api/payments/payment-links and
 * https://razorpay.com/docs/api/refunds
 */
export function razorpay(api: Api, { keyId, keySecret }: GatewayKeys): Gateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const get = (path: string) => callGateway(api, { path, headers: { Authorization: authorization } })
  const post = (path: string, fields: unknown, headers = {}) =>
    callGateway(api, {
      method: 'POST',
      path,
      headers: { Authorization: authorization, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    })

  return {
    async check() {
      const listed = await get('/v1/payment_links?reference_id=muhurta-test')
      return listed.ok ? accepted(null) : listed
    },

    async create(order) {
      const made = await post('/v1/payment_links', linkFields(order))
      if (made.ok) return pageIn(made.value)
      // The link may exist although the answer was lost. A reference is used once, so a second one would be refused.
      const found = await get(`/v1/payment_links?reference_id=${encodeURIComponent(order.reference)}`)
      const [link] = found.ok ? listField(found.value, 'payment_links') : []
      return link === undefined ? made : pageIn(link)
    },

    async read(remoteId) {
      const link = await get(`/v1/payment_links/${encodeURIComponent(remoteId)}`)
      if (!link.ok) return link
      const status = textField(link.value, 'status')
      if (status === 'created' || status === 'partially_paid') return accepted({ status: 'open' })
      if (status === 'expired' || status === 'cancelled') return accepted({ status: 'closed' })
      if (status !== 'paid') return refused('unreadable')
      const paid = listField(link.value, 'payments').find((payment) => textField(payment, 'status') === 'captured')
      const payment = await get(`/v1/payments/${encodeURIComponent(textField(paid, 'payment_id'))}`)
      return payment.ok ? paidIn(link.value, payment.value) : payment
    },

    async refund({ id, paymentId, amount }) {
      const fields = { amount, speed: 'normal', receipt: id }
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`
      const sent = await post(path, fields, { 'X-Refund-Idempotency': id })
      return sent.ok ? refundIn(sent.value) : sent
    },

    async readRefund(paymentId, remoteId) {
      const found = await get(`/v1/payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(remoteId)}`)
      return found.ok ? refundIn(found.value) : found
    },
  }
}

function linkFields({ reference, amount, description, expiresAt, returnUrl }: GatewayOrder) {
  return {
    amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description,
    expire_by: Math.floor(expiresAt.getTime() / 1000),
    // The practice writes to its clients itself.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
  }
}

function pageIn(link: unknown): Outcome<{ remoteId: string; url: string }, GatewayProblem> {
  const [remoteId, url] = [textField(link, 'id'), textField(link, 'short_url')]
  return remoteId === '' || !URL.canParse(url) ? refused('unreadable') : accepted({ remoteId, url })
}

/** The link says what it was for, and the payment what has come. */
function paidIn(link: unknown, payment: unknown): Outcome<RemotePayment, GatewayProblem> {
  const [paymentId, amount] = [textField(payment, 'id'), wholeField(payment, 'amount')]
  if (paymentId === '' || amount === undefined) return refused('unreadable')
  if (textField(payment, 'status') !== 'captured') return accepted({ status: 'open' })
  const currency = textField(payment, 'currency')
  const fee = paiseFrom(Math.max(0, wholeField(payment, 'fee') ?? 0))
  return accepted({ status: 'paid', paymentId, amount, currency, reference: textField(link, 'reference_id'), fee })
}

const REFUND_STATES: Readonly<Partial<Record<string, RemoteRefund['status']>>> = {
  pending: 'sent',
  processed: 'done',
  failed: 'failed',
}

function refundIn(refund: unknown): Outcome<RemoteRefund, GatewayProblem> {
  const remoteId = textField(refund, 'id')
  const status = REFUND_STATES[textField(refund, 'status')]
  return remoteId === '' || status === undefined ? refused('unreadable') : accepted({ remoteId, status })
}

export const RAZORPAY_CALLBACKS: CallbackReader = {
  isAuthentic: ({ body, headers }, secret) => isSignatureOf(body, secret, headers.get('x-razorpay-signature') ?? ''),
  subjectsIn: (event) => ({
    payments: [textField(event, 'payload', 'payment_link', 'entity', 'id')].filter((id) => id !== ''),
    refunds: [textField(field(event, 'payload'), 'refund', 'entity', 'id')].filter((id) => id !== ''),
  }),
}
