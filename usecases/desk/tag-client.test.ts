import { beforeAll, expect, test } from 'vitest'
import { searchClients } from '#db/desk/client-search.ts'
import { listClientTags, listTagsInUse } from '#db/desk/client-tags.ts'
import { type DeskScope, WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { mergeClients } from './merge-clients.ts'
import { tagClient, untagClient } from './tag-client.ts'

const OWN: DeskScope = { hasChartsAndNotes: true, onlyOf: { astrologerId: null, includesUnassigned: false } }
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function givenClient(kind: 'phone' | 'email' = 'email'): Promise<string> {
  const client = kind === 'phone' ? await givenPhoneClient(database()) : await givenUser(database(), { password: null })
  const service = await givenConsultation(database(), 'Prasna')
  await givenBooking(database(), { userId: client.id, service, ...(kind === 'phone' && { staffId }) })
  return client.id
}

const tag = (userId: string, text: string, scope = WHOLE_PRACTICE) =>
  tagClient(database(), { userId, tag: text, staffId, scope }, A_MONDAY)

test('adds a tag once in whatever case, lists the clients with it, and removes it', async () => {
  const userId = await givenClient()

  await Promise.all([tag(userId, ' Family  of Ravi'), tag(userId, 'family of ravi')])
  const tagged = await searchClients(database(), WHOLE_PRACTICE, { tag: 'FAMILY of Ravi', limit: 10 })
  const inUse = await listTagsInUse(database(), WHOLE_PRACTICE)
  await untagClient(database(), { userId, tag: 'Family of Ravi', staffId, scope: WHOLE_PRACTICE }, A_MONDAY)

  expect(tagged.map((client) => client.userId)).toEqual([userId])
  expect(inUse.map((each) => [each.tag.toLowerCase(), each.count])).toEqual([['family of ravi', 1]])
  expect(await listClientTags(database(), userId)).toEqual([])
  const audited = await listAudit(database(), { subject: { kind: 'user', id: userId } })
  expect(audited.filter(({ action }) => action === 'client-tags-changed')).toHaveLength(2)
})

test('refuses a thirteenth tag, a tag that is too long, and a client outside the scope', async () => {
  const userId = await givenClient()
  for (let number = 1; number <= 12; number++) await tag(userId, `Tag ${number}`)

  expect(await tag(userId, 'One more')).toEqual({ ok: false, refusal: 'too-many-tags' })
  expect(await tag(userId, 'tag 12')).toEqual({ ok: true, value: { tag: 'tag 12' } })
  expect(await tag(userId, 'x'.repeat(31))).toEqual({ ok: false, refusal: 'tag-invalid' })
  expect(await tag(userId, 'Mine', OWN)).toEqual({ ok: false, refusal: 'client-not-found' })
  expect(await tag('no-id', 'Mine')).toEqual({ ok: false, refusal: 'client-not-found' })
  expect(await listTagsInUse(database(), OWN)).toEqual([])
})

test('a merge moves the tags that the other card lacks', async () => {
  const kept = await givenClient('email')
  const closed = await givenClient('phone')
  await tag(kept, 'Sundays')
  await tag(closed, 'sundays')
  await tag(closed, 'Pune')

  const merged = await mergeClients(
    database(),
    { userId: kept, otherId: closed, nameOf: kept, staffId, scope: WHOLE_PRACTICE },
    A_MONDAY,
  )

  expect(merged.ok).toBe(true)
  expect(await listClientTags(database(), kept)).toEqual(['Pune', 'Sundays'])
  expect(await listClientTags(database(), closed)).toEqual([])
})
