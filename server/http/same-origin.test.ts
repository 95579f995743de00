import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sameOriginOnly } from './same-origin.ts'

const SITE = 'https://practice.example'
const app = new Hono().use(sameOriginOnly(SITE)).all('*', (context) => context.text('in'))

const post = async (headers: Record<string, string>) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'practice.example', ...headers }
  return (await app.request(`${SITE}/contact`, { method: 'POST', headers: form })).status
}

test.each([
  { origin: SITE },
  { 'sec-fetch-site': 'same-origin' },
  { origin: SITE, 'sec-fetch-site': 'same-origin' },
  { origin: 'https://other-name.example', host: 'other-name.example' },
])('accepts %o', async (headers) => {
  expect(await post(headers)).toBe(200)
})

test.each([
  {},
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'http://practice.example' },
  { origin: 'https://practice.example:8443' },
  { origin: 'https://practice.example.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://practice.example', host: 'practice.example' },
  { referer: `${SITE}/contact` },
])('refuses %o', async (headers) => {
  expect(await post(headers)).toBe(403)
})

test('does not check requests that only read', async () => {
  expect((await app.request(`${SITE}/contact`, { headers: { origin: 'https://evil.example' } })).status).toBe(200)
})
