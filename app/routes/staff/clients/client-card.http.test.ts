import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { recordConsent } from '#db/accounts/consents.ts'
import { findLanguage } from '#db/accounts/users.ts'
import { recordBirthProfile } from '#db/charts/birth-profiles.ts'
import { listClientTags } from '#db/desk/client-tags.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenFile } from '#test/factories/files.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()
const cardOf = ({ userId }: { userId: string }) => `/staff/clients/${userId}`

const MOTHER = {
  fullName: 'Savitri Rao',
  date: '1961-07-04',
  time: null,
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
} as const

async function clientWithEverything() {
  const booking = await desk.booked({ state: 'verified' })
  const { userId, id: bookingId } = booking
  const now = clock.now()
  await desk.astrologer.post(`/staff/bookings/${bookingId}`, {
    intent: 'notes',
    privateNotes: 'Speak slowly',
    version: '0',
  })
  await recordBirthProfile(database(), TEST_KEYS, { userId, birth: MOTHER, now })
  await givenFile(database(), { id: randomUUID(), bookingId, userId, now })
  await recordConsent(database(), userId, 'birth-details', now)
  await desk.astrologer.post(cardOf(booking), { intent: 'tag', tag: 'Calls on Sunday' })
  return booking
}

test('shows bookings, account, charts, notes, files, consents and tags, each under a heading with a link to it', async () => {
  const booking = await clientWithEverything()

  const page = await read(desk.astrologer, cardOf(booking))

  for (const part of ['contact', 'tags', 'bookings', 'ledger', 'family', 'notes', 'files', 'consents']) {
    expect(page, part).toContain(`href="#${part}"`)
    expect(page, part).toContain(`id="${part}"`)
  }
  expect(page).toContain('Calls on Sunday')
  expect(page).toContain('Speak slowly')
  expect(page).toContain('Storing birth details')
  expect(page).toMatch(/href="\/files\/[-0-9a-f]{36}"/)
  expect(page).toContain(`/bookings/${booking.id}/brief`)
})

test('opens the births that a client has saved only when asked, and notifies the client who did', async () => {
  const booking = await clientWithEverything()
  const client = await desk.visitorFor(booking.userId)

  const before = await read(desk.astrologer, cardOf(booking))
  const opened = await read(desk.astrologer, `${cardOf(booking)}?births=shown`)

  expect(before).toContain('saved one birth')
  expect(before).not.toContain('Savitri Rao')
  expect(opened).toContain('Savitri Rao')
  expect(opened).toContain('July 4, 1961')
  expect(await read(client, '/dashboard/profile')).toContain('the births you have saved')
})

test('hides births, notes and files from assistants, who may read and change the tags', async () => {
  const booking = await clientWithEverything()

  const page = await read(desk.assistant, `${cardOf(booking)}?births=shown`)
  await desk.assistant.post(cardOf(booking), { intent: 'untag', tag: 'calls on sunday' })
  await desk.assistant.post(cardOf(booking), { intent: 'tag', tag: 'Pune\0' })

  expect(page).toContain('Calls on Sunday')
  expect(page).not.toMatch(/Savitri|Speak slowly|\/files\/|\/brief|id="family"/)
  expect(await listClientTags(database(), booking.userId)).toEqual(['Pune'])
})

test('filters the list of clients by tag', async () => {
  const tagged = await desk.booked({ state: 'verified' })
  const other = await desk.booked({ state: 'verified' })
  await desk.astrologer.post(cardOf(tagged), { intent: 'tag', tag: 'Gemstones' })

  const page = await read(desk.astrologer, '/staff/clients?tag=gemstones')

  expect(page).toContain(cardOf(tagged))
  expect(page).not.toContain(cardOf(other))
  expect(page).toContain('?tag=Gemstones')
})

test('the language of a client is chosen on the card, and kept by a form that has no languages', async () => {
  const { userId } = await desk.booked({ state: 'verified' })
  expect(await read(desk.astrologer, cardOf({ userId }))).not.toContain('name="language"')
  await givenLanguages(database())

  expect(await read(desk.astrologer, cardOf({ userId }))).toContain('name="language"')
  await desk.astrologer.post(cardOf({ userId }), { state: '36', language: 'te' })
  expect(await findLanguage(database(), userId)).toBe('te')
  await desk.astrologer.post(cardOf({ userId }), { state: '37' })
  expect(await findLanguage(database(), userId)).toBe('te')
})
