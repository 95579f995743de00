import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LARGEST_FILE_BYTES } from '#domain/sessions/file-room.ts'
import { findNginx, startDeployedNginx } from '#test/servers/nginx.ts'
import { eventually } from '#test/time/eventually.ts'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { type Replicas, shareReplicas } from '../races/with-replicas.ts'

const nginx = findNginx()
if (!nginx) console.log('Skipped: nginx is not installed, so deploy/nginx.conf was not tested.')

const PAGES = ['/', '/blog', '/consultation', '/contact', '/terms', '/dashboard']
const ROUNDS = 10
const EDITS = 5
const MAX_STALE_MS = 2_000

type Site = Replicas & { readonly url: string; readonly server: Replicas['servers'][number] }

const replicas = shareReplicas(1)

async function behindNginx(prove: (site: Site) => Promise<void>): Promise<void> {
  const [server] = replicas().servers
  if (!server || !nginx) throw new Error('This test needs a server and nginx.')
  const proxy = await startDeployedNginx(nginx, server.port)
  try {
    await prove({ ...replicas(), url: proxy.url, server })
  } finally {
    await proxy.stop()
  }
}

async function visit(url: string, cookie?: string): Promise<{ html: string; headers: Headers }> {
  const response = await fetch(url, { redirect: 'manual', headers: cookie === undefined ? {} : { cookie } })
  return { html: await response.text(), headers: response.headers }
}

test.skipIf(!nginx)('nginx serves an anonymous document again without asking the server', async () => {
  await behindNginx(async ({ url }) => {
    const requestId = async () => (await visit(`${url}/terms`)).headers.get('x-request-id')

    // Two requests may fall into two seconds, but not every time.
    await eventually(async () => {
      const [first, second] = [await requestId(), await requestId()]
      return first !== null && first === second
    })
  })
})

test.skipIf(!nginx)('behind nginx nobody gets the page of another client, or of another theme', async () => {
  await behindNginx(async ({ url, db }) => {
    const emails = ['asha@example.com', 'ravi@example.com', 'meera@example.com']
    const sessions = await Promise.all(
      emails.map(async (email) => `session=${await givenSession(db, (await givenUser(db, { email })).id)}`),
    )
    const visitors: { cookie?: string; email?: string; theme?: string }[] = [
      {},
      {},
      { cookie: 'theme=dark', theme: 'dark' },
      { cookie: 'theme=light', theme: 'light' },
      ...sessions.map((cookie, at) => ({ cookie, email: emails[at] ?? '' })),
      { cookie: `theme=dark; ${sessions[0]}`, email: emails[0] ?? '', theme: 'dark' },
    ]

    for (let round = 0; round < ROUNDS; round++) {
      const visits = PAGES.flatMap((path) => visitors.map((visitor) => ({ path, ...visitor })))
      await Promise.all(
        visits.map(async ({ path, cookie, email, theme }) => {
          const { html, headers } = await visit(url + path, cookie)
          const shown = emails.filter((known) => html.includes(known))
          expect(shown, `${path} for ${cookie}`).toEqual(email === undefined ? [] : [email])
          if (path === '/dashboard' && email === undefined) return
          expect(/<html[^>]* data-theme="(\w+)"/.exec(html)?.[1], `${path} for ${cookie}`).toBe(theme)
          expect(headers.get('cache-control')?.includes('public') ?? false, `${path} for ${cookie}`).toBe(!cookie)
        }),
      )
    }
  })
})

test.skipIf(!nginx)('behind nginx an edit is public within two seconds', async () => {
  await behindNginx(async ({ url, db, server }) => {
    const admin = await givenUser(db, { roles: ['client', 'admin'] })
    const cookie = `session=${await givenSession(db, admin.id)}`

    for (let edit = 1; edit <= EDITS; edit++) {
      const trustLine = `Trusted by ${edit} thousand clients`
      // At another part of nginx's second each time.
      await delay(edit * 170)
      expect((await visit(url)).html).not.toContain(trustLine)
      const saved = await fetch(`${server.url}/staff/website/settings/claims`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: server.url },
        body: new URLSearchParams({ version: String(edit), trustLine, facts: '' }),
      })
      expect(saved.status).toBe(302)

      const savedAt = performance.now()
      let lastStaleMs = 0
      for (let age = 0; age < 1.5 * MAX_STALE_MS; age = performance.now() - savedAt) {
        if (!(await visit(url)).html.includes(trustLine)) lastStaleMs = age
        await delay(20)
      }
      expect(lastStaleMs).toBeLessThan(MAX_STALE_MS)
    }
  })
})

test('nginx lets the largest file of a booking through', async () => {
  const configuration = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(configuration)?.[1])

  expect(megabytes * 1024 * 1024).toBeGreaterThan(LARGEST_FILE_BYTES)
})
