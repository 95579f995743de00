import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()

describe('the studio of a booking', () => {
  let astrologer: Visitor & { id: string }
  beforeAll(async () => {
    const site = await createSite({ db: database(), clock: clock.now })
    const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
    astrologer = { ...createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) }), id }
  })

  test('the studio of a booking computes the first panes, is linked from the brief, and records who viewed the birth details', async () => {
    const { id } = await givenBooking(database(), { now: clock.now(), state: 'verified' })
    const path = `/staff/bookings/${id}`

    const html = await (await astrologer.get(`${path}/studio`)).text()

    expect(html).toContain('<caption>Lagna and grahas')
    expect(html).toContain('Mahadasha')
    expect(html).not.toContain('name="birthDate"')
    expect(await (await astrologer.get(`${path}/brief`)).text()).toContain(`${path}/studio`)
    const entries = await listAudit(database(), { subject: { kind: 'booking', id } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toContainEqual([
      'birth-details-viewed',
      astrologer.id,
    ])
  })

  test('the studio of a booking pins a note to the chart, shows it at every booking with the birth, and removes it', async () => {
    const client = await givenUser(database(), { password: null })
    const details = { now: clock.now(), state: 'verified', userId: client.id } as const
    const first = await givenBooking(database(), details)
    const second = await givenBooking(database(), details)
    const path = ({ id }: { id: string }) => `/staff/bookings/${id}/studio`
    const note = randomUUID()

    const empty = await astrologer.post(path(first), { intent: 'pin', note, notePlace: 'house-7', noteText: ' ' })
    const pinned = await astrologer.post(path(first), { intent: 'pin', note, notePlace: 'house-7', noteText: 'Abroad' })
    const shown = await (await astrologer.get(path(second))).text()
    const removed = await astrologer.post(path(second), { intent: 'unpin', note })

    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('Write a note.')
    expect([pinned.status, removed.status]).toEqual([302, 302])
    expect(shown).toContain('Abroad')
    expect(shown).toMatch(/7th house · \w+/)
    expect(await (await astrologer.get(path(first))).text()).toContain('No notes yet.')
  })

  test('the studio of a booking is linked from the card of the client, and a quick chart needs no booking', async () => {
    const { id, userId } = await givenBooking(database(), { now: clock.now(), state: 'verified' })

    const card = await (await astrologer.get(`/staff/clients/${userId}`)).text()
    const quick = await (await astrologer.get('/staff/tools/studio')).text()

    expect(card).toContain(`/staff/bookings/${id}/studio`)
    expect(quick).toContain('Quick chart')
  })

  test('the studio of a booking shows another pane by another ayanamsa without script', async () => {
    const { id } = await givenBooking(database(), { now: clock.now(), state: 'verified' })

    const response = await astrologer.post(`/staff/bookings/${id}/studio`, {
      open: 'yogas',
      ayanamsa: 'raman',
    })
    const html = await response.text()

    expect(html).toContain('Yogas in this chart')
    expect(html).toContain('Raman ayanamsa')
    expect(html).not.toContain('<caption>Lagna and grahas')
  })
})
