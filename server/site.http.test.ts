import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createLog, type Logger } from './log.ts'
import { openPictures } from './open-pictures.ts'

beforeAll(() => givenPractice(database()))

test('serves the built site without a port, with its security headers', async () => {
  const site = await createSite({ db: database() })

  const alive = await site.request('/healthz')

  expect(alive.status).toBe(200)
  expect(await alive.text()).toBe('alive')
  expect(alive.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('F4: refuses a form without an origin', async () => {
  const site = await createSite({ db: database() })

  const response = await site.request('/', { method: 'POST', isBrowser: false })

  expect(response.status).toBe(403)
})

test('accepts forms of its own pages behind a TLS proxy, and no others', async () => {
  const site = await createSite({ db: database(), appUrl: 'https://muhurta.example', trustedProxies: 1 })
  const send = (origin: string) =>
    site.request('/contact', {
      method: 'POST',
      headers: { origin, host: 'muhurta.example', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ name: 'Asha' }),
    })

  expect((await send('https://muhurta.example')).status).toBe(422)
  expect((await send('https://elsewhere.example')).status).toBe(403)
})

test('B11: refuses other methods than GET, HEAD and POST and ignores an override header', async () => {
  const site = await createSite({ db: database() })

  const head = await site.request('/auth', { method: 'HEAD' })
  const remove = await site.request('/auth', { method: 'DELETE' })
  const overridden = await site.request('/auth', { headers: { 'x-http-method-override': 'DELETE' } })

  expect([head.status, remove.status, overridden.status]).toEqual([200, 405, 200])
  expect(await head.text()).toBe('')
})

test.each([
  ['/blog?page=%', 400],
  ['/blog?page=%E0%A4%A', 400],
  ['/blog?%zz=1', 400],
  ['/blog?q=100%&x=1', 400],
  ['/%E0%A4%A', 404],
  ['/blog?q=100%25&name=%E0%A4%97', 200],
  ['/blog?q=a+b', 200],
])('responds to %s with %i', async (path, status) => {
  const site = await createSite({ db: database() })

  expect((await site.request(path)).status).toBe(status)
})

describe('a request whose browser has gone', () => {
  const abandoned = async (path: string, init: RequestInit = {}) => {
    const lines: { fields: Record<string, unknown>; message: string }[] = []
    const record = (fields: Record<string, unknown>, message: string) => lines.push({ fields, message })
    const log = { info: record, warn: record, error: record, debug: record, child: () => log } as unknown as Logger
    const site = await createSite({ db: database(), log })
    const controller = new AbortController()

    const responding = site.request(path, { ...init, signal: controller.signal })
    controller.abort()
    await responding
    return lines
  }

  test.each(['/blog', '/auth', '/auth.data'])(
    'a request whose browser has gone for %s is not logged as a failure of ours',
    async (path) => {
      const lines = await abandoned(path)

      expect(lines.filter(({ fields }) => Number(fields.status) >= 500)).toEqual([])
      expect(lines.map(({ message }) => message)).not.toContain('request failed')
    },
  )

  test('a request whose browser has gone in the middle of a form is not logged as a failure of ours', async () => {
    const body = new ReadableStream({
      pull: (stream) => stream.error(new DOMException('The connection broke.', 'AbortError')),
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const lines = await abandoned('/contact', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

    expect(lines.filter(({ fields }) => Number(fields.status) >= 500)).toEqual([])
    expect(lines.map(({ message }) => message)).not.toContain('request failed')
  })
})

test('responds with 503 to an image that the disk has no room for, to a page and to a data request', async () => {
  const admin = await signedInVisitor(
    await createSite({
      db: database(),
      pictures: openPictures({
        db: database(),
        folder: join(tmpdir(), 'muhurta-no-uploads'),
        log: createLog('silent'),
        storedIn: 'folder',
      }),
    }),
    database(),
    { roles: ['client', 'admin'], now: new Date() },
  )
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8480b' } })
    .png()
    .toBuffer()
  const send = (path: string) => {
    const body = new FormData()
    body.set('intent', 'upload')
    body.set('image', new File([new Uint8Array(picture)], 'moon.png', { type: 'image/png' }))
    return admin.request(path, { method: 'POST', body })
  }

  expect([(await send('/admin/blog')).status, (await send('/admin/blog.data')).status]).toEqual([503, 503])
})
