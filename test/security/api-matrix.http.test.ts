import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApiScope } from '#domain/accounts/api-keys.ts'
import { describedClient } from '#test/api/described-client.ts'
import { database } from '#test/database.ts'
import { givenSession } from '#test/factories/accounts.ts'
import { changeKey, givenApiKey } from '#test/factories/api-keys.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

/** Which scope opens each operation of the API. */
const API_MATRIX: Readonly<Record<string, ApiScope>> = {
  listServices: 'read',
  listFreeTimes: 'read',
  listBookings: 'read',
  readBooking: 'read',
  makeBooking: 'write',
  cancelBooking: 'write',
  moveBooking: 'write',
  readBirth: 'birth',
  listClients: 'read',
  readClient: 'read',
  openClient: 'write',
  changeContact: 'write',
  listPayments: 'read',
  listCourses: 'read',
  listEnrollments: 'read',
}

let site: TestSite
let program: Awaited<ReturnType<typeof describedClient>>
let headersOf: Readonly<Record<string, HeadersInit>>

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
  program = await describedClient(site)
  const keyOf = async (...scopes: ApiScope[]) => (await givenApiKey(database(), { scopes })).key
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
  const revoked = await givenApiKey(database(), { scopes: ['read', 'write', 'birth'] })
  await changeKey(database(), revoked.key, { revokedAt: new Date() })
  const session = await givenSession(database(), revoked.ownerId)
  headersOf = {
    'no key': {},
    'the cookie of an admin': { cookie: `session=${session}` },
    'an unknown key': bearer('muhurta_unknown'),
    'a revoked key': bearer(revoked.key),
    read: bearer(await keyOf('read')),
    write: bearer(await keyOf('write')),
    birth: bearer(await keyOf('birth')),
    'every scope': bearer(await keyOf('read', 'write', 'birth')),
  }
})

test('every operation of the API has a row and every row has an operation, with the scope that is described', () => {
  const described = program.operations.map(({ operationId, security }) => [operationId, security[0]?.key[0]])
  expect(Object.fromEntries(described)).toEqual(API_MATRIX)
})

test.each(Object.entries(API_MATRIX))('%s opens to keys with the scope %s alone', async (operationId, scope) => {
  const found = program.operations.find((each) => each.operationId === operationId)
  const path = `/api/v1${found?.path}`.replace('{id}', randomUUID()).replace('{slug}', 'prasna')
  const statuses: Record<string, number | 'let in'> = {}
  for (const [who, headers] of Object.entries(headersOf)) {
    const { status } = await site.request(path, { method: found?.method ?? 'GET', headers })
    statuses[who] = status === 401 || status === 403 ? status : 'let in'
  }

  const ofScope = (held: ApiScope) => (held === scope ? 'let in' : 403)
  expect(statuses).toEqual({
    'no key': 401,
    'the cookie of an admin': 401,
    'an unknown key': 401,
    'a revoked key': 401,
    read: ofScope('read'),
    write: ofScope('write'),
    birth: ofScope('birth'),
    'every scope': 'let in',
  })
})
