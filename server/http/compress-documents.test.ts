import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { compressDocuments } from './compress-documents.ts'

const TEXT = '<p>A day of the almanac</p>'.repeat(100)

function request(kind: string, init: RequestInit): Response | Promise<Response> {
  const app = new Hono()
  app.use(compressDocuments())
  app.get('/', () => new Response(TEXT, { headers: { [PAGE_KIND_HEADER]: kind, Vary: 'Cookie' } }))
  return app.request('/', init)
}

test('compresses a document for who accepts it', async () => {
  const response = await request('document', { headers: { 'Accept-Encoding': 'br, gzip' } })

  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(TEXT)
})

test.each([
  ['an application, which may be a stream', 'application', { headers: { 'Accept-Encoding': 'gzip' } }],
  ['a client that accepts none', 'document', {}],
])('leaves alone %s', async (_, kind, init) => {
  const response = await request(kind, init)

  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(await response.text()).toBe(TEXT)
})

test('answers HEAD without a body', async () => {
  const response = await request('document', { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })

  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
