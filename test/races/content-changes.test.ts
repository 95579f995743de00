import { expect, test } from 'vitest'
import { givenSession, givenUser } from '../factories/accounts.ts'
import { withReplicas } from './with-replicas.ts'

const ROUNDS = 20

test('an edit on one server is on the other server’s public page at the next request', async () => {
  await withReplicas(2, async ({ servers, db }) => {
    const [one, other] = servers
    if (!one || !other) throw new Error('Two servers are needed.')
    const admin = await givenUser(db, { roles: ['client', 'admin'] })
    const cookie = `session=${await givenSession(db, admin.id)}`

    for (let round = 1; round <= ROUNDS; round++) {
      // Both servers cache the page before the edit.
      await Promise.all([one, other].map(({ url }) => fetch(`${url}/`).then((page) => page.text())))
      const trustLine = `Trusted by ${round} thousand clients`
      const saved = await fetch(`${one.url}/admin/practice/claims`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: one.url },
        body: new URLSearchParams({ version: String(round), trustLine, facts: '' }),
      })
      expect(saved.status).toBe(302)

      for (const { url } of [other, one]) expect(await (await fetch(`${url}/`)).text()).toContain(trustLine)
    }
  })
})
