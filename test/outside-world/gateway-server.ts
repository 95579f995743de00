import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { GatewayAccess, GatewayKeys } from '#usecases/payments/gateways/gateway.ts'

export const GATEWAY_TEST_KEYS: GatewayKeys = {
  keyId: 'rzp_test_muhurta',
  keySecret: 'a secret of the stand-in',
  callbackSecret: 'whsec_of_the_stand_in',
}

type Money = { readonly id: string; amount: number; currency: string; fee: number }
type Page = {
  readonly id: string
  reference: string
  readonly amount: number
  state: 'open' | 'closed'
  paid: Money | null
}
type Refund = {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  state: 'pending' | 'done' | 'failed'
}

/** What becomes of a request: `lost` does the work and breaks the connection, `silent` never answers. */
type Misbehavior = 'error' | 'lost' | 'silent' | 'refused'

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

/**
 * Razorpay's payment links and Stripe's Checkout sessions on this machine, with the fields and statuses of their documentation:
 * authorization, references that are used once, idempotency keys, captured payments, refunds that are pending first.
 */
export async function startGatewayServer() {
  const pages = new Map<string, Page>()
  const refunds = new Map<string, Refund>()
  const answered = new Map<string, string>()
  const misbehaviors: Misbehavior[] = []
  const requests: { readonly method: string; readonly path: string; readonly body: string }[] = []
  let refundsEndAs: Refund['state'] = 'done'
  let mostRefund = Number.POSITIVE_INFINITY

  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://gateway.example')
    const body = await text(request)
    requests.push({ method: request.method ?? '', path: url.pathname, body })
    const next = misbehaviors.shift()
    if (next === 'silent') return
    if (next === 'error') return void response.writeHead(500).end('{"error":{"code":"SERVER_ERROR"}}')
    if (next === 'refused') return void response.writeHead(400).end('{"error":{"code":"BAD_REQUEST_ERROR"}}')
    const [status, content] = isAuthorized(request) ? respond(request, url, body) : [401, { error: {} }]
    if (next === 'lost') return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  }

  function respond(request: IncomingMessage, url: URL, body: string): [number, unknown] {
    const path = url.pathname.split('/').slice(2)
    const [kind, id = '', more] = path
    const isPost = request.method === 'POST'
    if (kind === 'payment_links') {
      if (isPost) return makeLink(JSON.parse(body) as { amount: number; reference_id: string })
      if (id !== '') return found(pages.get(id), razorpayLink)
      const reference = url.searchParams.get('reference_id')
      return [
        200,
        { payment_links: [...pages.values()].filter((page) => page.reference === reference).map(razorpayLink) },
      ]
    }
    if (kind === 'payments') {
      if (more === 'refund')
        return sendRefund(id, JSON.parse(body) as { amount: number }, request.headers['x-refund-idempotency'])
      if (more === 'refunds') return found(refunds.get(path[3] ?? ''), razorpayRefund)
      return found([...pages.values()].find(({ paid }) => paid?.id === id)?.paid ?? undefined, razorpayPayment)
    }
    if (kind === 'checkout') {
      if (isPost) return makeSession(new URLSearchParams(body), request.headers['idempotency-key'])
      return more === undefined ? [200, { data: [] }] : found(pages.get(more), stripeSession)
    }
    if (kind === 'refunds' && isPost) {
      const fields = new URLSearchParams(body)
      const sent = { amount: Number(fields.get('amount')) }
      return sendRefund(fields.get('payment_intent') ?? '', sent, request.headers['idempotency-key'], stripeRefund)
    }
    return kind === 'refunds' ? found(refunds.get(id), stripeRefund) : [404, { error: {} }]
  }

  function makeLink({ amount, reference_id: reference }: { amount: number; reference_id: string }): [number, unknown] {
    if ([...pages.values()].some((page) => page.reference === reference))
      return [400, { error: { code: 'BAD_REQUEST_ERROR' } }]
    return [200, razorpayLink(makePage('plink', reference, amount))]
  }

  function makeSession(fields: URLSearchParams, key: string | string[] | undefined): [number, unknown] {
    const known = pages.get(answered.get(String(key)) ?? '')
    if (known) return [200, stripeSession(known)]
    const amount = Number(fields.get('line_items[0][price_data][unit_amount]'))
    const page = makePage('cs', fields.get('client_reference_id') ?? '', amount)
    answered.set(String(key), page.id)
    return [200, stripeSession(page)]
  }

  function makePage(prefix: string, reference: string, amount: number): Page {
    const page: Page = { id: newId(prefix), reference, amount, state: 'open', paid: null }
    pages.set(page.id, page)
    return page
  }

  function sendRefund(
    paymentId: string,
    { amount }: { amount: number },
    key: string | string[] | undefined,
    shown: (refund: Refund) => unknown = razorpayRefund,
  ): [number, unknown] {
    const known = refunds.get(answered.get(String(key)) ?? '')
    if (known) return [200, shown(known)]
    if (amount > mostRefund) return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'insufficient balance' } }]
    const refund: Refund = { id: newId('rfnd'), paymentId, amount, state: 'pending' }
    refunds.set(refund.id, refund)
    answered.set(String(key), refund.id)
    return [200, shown(refund)]
  }

  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const pageOf = (reference: string) => {
    const page = [...pages.values()].find((one) => one.reference === reference)
    if (!page) throw new Error(`No page was made for ${reference}.`)
    return page
  }
  return {
    access: {
      protocols: ['http:'],
      resolve: async () => ['127.0.0.1'],
      isAllowed: (address) => address === '127.0.0.1',
      origins: { razorpay: origin, stripe: origin },
    } satisfies GatewayAccess,
    requests,
    pages,
    refunds,
    pageOf,
    /** What becomes of the next requests, one after the other. */
    misbehave: (...kinds: readonly Misbehavior[]) => void misbehaviors.push(...kinds),
    /** Somebody pays on the page. */
    pay(reference: string, change: Partial<Money> = {}) {
      const page = pageOf(reference)
      page.paid = { id: newId('pay'), amount: page.amount, currency: 'INR', fee: 236, ...change }
      return page.paid
    },
    /** The page says that it was made for something else. */
    mislabel(reference: string) {
      pageOf(reference).reference = 'another order'
    },
    endRefunds(state: Refund['state'] = refundsEndAs) {
      refundsEndAs = state
      for (const refund of refunds.values()) refund.state = state
    },
    refuseRefunds() {
      mostRefund = 0
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type GatewayServer = Awaited<ReturnType<typeof startGatewayServer>>

function isAuthorized({ headers: { authorization = '' } }: IncomingMessage): boolean {
  const { keyId, keySecret } = GATEWAY_TEST_KEYS
  const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return authorization === basic || authorization === `Bearer ${keySecret}`
}

function found<Value>(value: Value | undefined, shown: (value: Value) => unknown): [number, unknown] {
  return value === undefined ? [400, { error: { description: 'The id provided does not exist' } }] : [200, shown(value)]
}

function razorpayLink({ id, reference, amount, state, paid }: Page) {
  return {
    id,
    amount,
    amount_paid: paid?.amount ?? 0,
    currency: 'INR',
    reference_id: reference,
    short_url: `https://rzp.example/i/${id}`,
    status: paid ? 'paid' : state === 'open' ? 'created' : 'expired',
    payments: paid ? [{ payment_id: paid.id, amount: paid.amount, status: 'captured', method: 'card' }] : null,
  }
}

function razorpayPayment({ id, amount, currency, fee }: Money) {
  return { id, entity: 'payment', amount, currency, status: 'captured', captured: true, fee, tax: 36 }
}

function razorpayRefund({ id, paymentId, amount, state }: Refund) {
  return { id, entity: 'refund', payment_id: paymentId, amount, status: state === 'done' ? 'processed' : state }
}

function stripeSession({ id, reference, amount, state, paid }: Page) {
  const charge = { balance_transaction: { fee: paid?.fee, currency: 'inr' } }
  return {
    id,
    object: 'checkout.session',
    url: paid ? null : `https://checkout.example/c/${id}`,
    status: paid ? 'complete' : state === 'open' ? 'open' : 'expired',
    payment_status: paid ? 'paid' : 'unpaid',
    client_reference_id: reference,
    amount_total: paid?.amount ?? amount,
    currency: (paid?.currency ?? 'INR').toLowerCase(),
    payment_intent: paid ? { id: paid.id, latest_charge: charge } : null,
  }
}

function stripeRefund({ id, paymentId, amount, state }: Refund) {
  return { id, object: 'refund', payment_intent: paymentId, amount, status: state === 'done' ? 'succeeded' : state }
}

type Callback = { readonly body: string; readonly headers: Headers }

/** What the gateway sends about a page or a refund, signed as it signs. */
export function signedCallback(
  gateway: GatewayName,
  about: { readonly page?: string; readonly refund?: string },
  { at, secret = GATEWAY_TEST_KEYS.callbackSecret }: { readonly at: Date; readonly secret?: string },
): Callback {
  const hmac = (content: string) => createHmac('sha256', secret).update(content).digest('hex')
  if (gateway === 'razorpay') {
    const payload = {
      ...(about.page && { payment_link: { entity: { id: about.page, status: 'paid' } } }),
      ...(about.refund && { refund: { entity: { id: about.refund, status: 'processed' } } }),
    }
    const body = JSON.stringify({
      entity: 'event',
      event: about.page ? 'payment_link.paid' : 'refund.processed',
      payload,
    })
    return { body, headers: new Headers({ 'x-razorpay-signature': hmac(body) }) }
  }
  const object = about.page ? { id: about.page, object: 'checkout.session' } : { id: about.refund, object: 'refund' }
  const body = JSON.stringify({ object: 'event', type: 'checkout.session.completed', data: { object } })
  const seconds = Math.floor(at.getTime() / 1000)
  return { body, headers: new Headers({ 'stripe-signature': `t=${seconds},v1=${hmac(`${seconds}.${body}`)}` }) }
}
