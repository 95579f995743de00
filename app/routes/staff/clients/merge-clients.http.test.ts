import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const CLIENTS = '/staff/clients'
let astrologer: SignedInVisitor
let assistant: SignedInVisitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: () => A_MONDAY })
  astrologer = await signedInVisitor(site, database(), { roles: ['client', 'astrologer'], now: A_MONDAY })
  assistant = await signedInVisitor(site, database(), { roles: ['client', 'assistant'], now: A_MONDAY })
})

async function givenCard(fullName: string, kind: 'phone' | 'email' = 'phone') {
  const options = { fullName, now: A_MONDAY }
  const client =
    kind === 'phone'
      ? await givenPhoneClient(database(), options)
      : await givenUser(database(), { ...options, password: null })
  const service = await givenConsultation(database(), 'Prasna')
  const booking = await givenBooking(database(), { userId: client.id, service, staffId: astrologer.userId })
  return { id: client.id, code: booking.code }
}

const read = async (visitor: SignedInVisitor, path: string) => (await visitor.get(path)).text()

test('an astrologer finds the other card, sees both side by side, and merges them', async () => {
  const one = await givenCard('Kaveri Amma', 'email')
  const other = await givenCard('Kaveri A.')
  const path = `${CLIENTS}/${one.id}/merge`

  const card = await read(astrologer, `${CLIENTS}/${one.id}`)
  const found = await read(astrologer, `${path}?q=Kaveri`)
  const planned = await read(astrologer, `${path}?other=${other.id}`)
  const unnamed = await astrologer.post(path, { other: other.id })
  const merged = await astrologer.post(path, { other: other.id, nameOf: one.id })

  expect([unnamed.status, await unnamed.text()]).toEqual([422, expect.stringContaining('Choose which name stays.')])
  expect(card).toContain(`href="${path}"`)
  expect(found).toContain(`href="${path}?other=${other.id}"`)
  expect(found).not.toContain(`?other=${one.id}`)
  for (const text of [
    'This card stays',
    'This card is closed',
    'Which name stays?',
    'Kaveri A.',
    'cannot be undone',
    'Merge the two cards',
  ]) {
    expect(planned).toContain(text)
  }
  expect(merged.headers.get('location')).toBe(`${CLIENTS}/${one.id}`)
  expect(await read(astrologer, `${CLIENTS}/${one.id}`)).toContain(other.code)
  const old = await astrologer.get(`${CLIENTS}/${other.id}`)
  expect([old.status, old.headers.get('location')]).toEqual([302, `${CLIENTS}/${one.id}`])
})

test('two clients who can both sign in are refused with the reason', async () => {
  const [one, other] = [await givenCard('Meena Rao', 'email'), await givenCard('Meena R.', 'email')]
  const path = `${CLIENTS}/${one.id}/merge`

  const planned = await read(astrologer, `${path}?other=${other.id}`)
  const sent = await astrologer.post(path, { other: other.id })

  expect(planned).toContain('Both clients have an email address and can sign in')
  expect(planned).not.toContain('Merge the two cards')
  expect(sent.status).toBe(409)
  expect(await sent.text()).toContain('Both clients have an email address and can sign in')
})

test('assistants and unknown cards cannot be merged', async () => {
  const [one, other] = [await givenCard('Gopal'), await givenCard('Gopal K.')]
  const path = `${CLIENTS}/${one.id}/merge`

  expect(await read(assistant, `${CLIENTS}/${one.id}`)).not.toContain('Merge with another card')
  expect((await assistant.get(path)).status).toBe(403)
  expect((await assistant.post(path, { other: other.id })).status).toBe(403)
  expect((await astrologer.post(path, { other: 'nobody' })).status).toBe(404)
})
