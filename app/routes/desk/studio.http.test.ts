import { beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#test/audit-log.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()

describe('the studio of a booking', () => {
  let astrologer: Visitor & { id: string }
  beforeAll(async () => {
    const site = await createSite({ db: database(), clock: clock.now })
    const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
    astrologer = { ...createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) }), id }
  })

  test('computes the first panes, is linked from the brief, and records who viewed the birth details', async () => {
    const { id } = await givenBooking(database(), { now: clock.now(), state: 'verified' })
    const path = `/astrologer-dashboard/bookings/${id}`

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

  test('shows another pane by another ayanamsa without script', async () => {
    const { id } = await givenBooking(database(), { now: clock.now(), state: 'verified' })

    const response = await astrologer.post(`/astrologer-dashboard/bookings/${id}/studio`, {
      open: 'yogas',
      ayanamsa: 'raman',
    })
    const html = await response.text()

    expect(html).toContain('Yogas in this chart')
    expect(html).toContain('Raman ayanamsa')
    expect(html).not.toContain('<caption>Lagna and grahas')
  })
})
