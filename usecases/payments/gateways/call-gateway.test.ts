import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayServer, startGatewayServer } from '#test/outside-world/gateway-server.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { callGateway } from './call-gateway.ts'

let server: GatewayServer
beforeAll(async () => {
  server = await startGatewayServer()
})
afterAll(() => server.stop())

const request = { path: '/v1/payment_links/x', headers: {} }

test('a gateway that does not answer is given up', async () => {
  server.misbehave('silent')

  const answer = await callGateway(
    { origin: server.access.origins.razorpay, access: server.access, timeoutMs: 100 },
    request,
  )

  expect(answer).toEqual({ ok: false, refusal: 'too-slow' })
})

test('what a gateway refuses is final, and what it cannot do now is not', async () => {
  const api = { origin: server.access.origins.razorpay, access: server.access }

  expect(await callGateway(api, request)).toEqual({ ok: false, refusal: 'refused' })
  server.misbehave('error')
  expect(await callGateway(api, request)).toEqual({ ok: false, refusal: 'server-error' })
})

test('no gateway is asked at an address of this network', async () => {
  const access = { ...INTERNET_ONLY, protocols: ['http:'] }
  const before = server.requests.length

  expect(await callGateway({ origin: server.access.origins.razorpay, access }, request)).toMatchObject({ ok: false })

  expect(server.requests).toHaveLength(before)
})
