import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()

describe('the timeline of a booking', () => {
  let astrologer: Visitor
  let assistant: Visitor
  beforeAll(async () => {
    const site = await createSite({ db: database(), clock: clock.now })
    const visitor = async (role: 'astrologer' | 'assistant') => {
      const { id } = await givenUser(database(), { roles: ['client', role], password: null })
      return createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
    }
    astrologer = await visitor('astrologer')
    assistant = await visitor('assistant')
  })

  const given = () => givenBooking(database(), { now: clock.now(), state: 'verified' })
  const pageOf = async (path: string) => (await astrologer.get(path)).text()

  test('the timeline shows a life without script, with links to closer views, and the same as a table', async () => {
    const { id } = await given()
    const path = `/staff/bookings/${id}/timeline`

    const life = await pageOf(path)
    const month = await pageOf(`${path}?zoom=month&at=2020-05`)

    expect(life).toContain('Feb 28, 1990 to Feb 27, 2090')
    expect(life).toContain('<caption>Antardasha</caption>')
    expect(life).toContain('Saturn returns to its place at birth')
    expect(life).toContain(`${path}?zoom=decade&amp;at=`)
    expect(life).not.toContain('<caption>Pratyantardasha</caption>')
    expect(month).toContain('May 1, 2020 to May 31, 2020')
    expect(month).toContain('<caption>Prana dasha</caption>')
    expect(month).toContain(`${path}?zoom=month&amp;at=2020-06-01`)
  })

  test('the timeline shows the whole life at a wrong address', async () => {
    const { id } = await given()

    expect(await pageOf(`/staff/bookings/${id}/timeline?zoom=century&at=soon`)).toContain(
      'Feb 28, 1990 to Feb 27, 2090',
    )
    expect((await astrologer.get(`/staff/bookings/${randomUUID()}/timeline`)).status).toBe(404)
  })

  test('the timeline is reached from the brief, the studio and the card of the client, and stands in the brief', async () => {
    const { id, userId } = await given()
    const path = `/staff/bookings/${id}/timeline`

    const brief = await pageOf(`/staff/bookings/${id}/brief`)

    expect(brief).toContain(path)
    expect(brief).toContain('Ten years around the session')
    expect(await pageOf(`/staff/bookings/${id}/studio`)).toContain(path)
    expect(await pageOf(`/staff/clients/${userId}`)).toContain(path)
  })

  test('a life event is recorded, shown at every booking with the birth, changed and removed', async () => {
    const client = await givenUser(database(), { password: null })
    const details = { now: clock.now(), state: 'verified', userId: client.id } as const
    const [first, second] = [await givenBooking(database(), details), await givenBooking(database(), details)]
    const path = (booking: { id: string }) => `/staff/bookings/${booking.id}/timeline`
    const event = {
      intent: 'keep-event',
      id: randomUUID(),
      when: '12/5/2015',
      kind: 'marriage',
      weight: 'great',
      note: 'in Pune',
    }

    const kept = await astrologer.post(path(first), event)
    const shown = await pageOf(path(second))
    const form = await pageOf(`${path(second)}?event=${event.id}`)
    await astrologer.post(path(second), { ...event, when: '6/2015' })
    const changed = await pageOf(path(first))
    await astrologer.post(path(second), { intent: 'remove-event', id: event.id })

    expect(kept.status).toBe(302)
    expect(shown).toContain('Marriage or partnership: in Pune')
    expect(form).toContain('value="12/05/2015"')
    expect(changed).toContain('Jun 2015')
    expect(await pageOf(path(first))).toContain('No events yet.')
  })

  test('a wrong event is refused beside its field, and nothing typed is lost', async () => {
    const { id } = await given()

    const response = await astrologer.post(`/staff/bookings/${id}/timeline`, {
      intent: 'keep-event',
      id: randomUUID(),
      when: '1989',
      kind: 'work',
      weight: 'small',
      note: 'First shop',
    })
    const html = await response.text()

    expect(response.status).toBe(422)
    expect(html).toContain('after the birth and not in the future')
    expect(html).toContain('value="First shop"')
    expect(html).toContain('value="1989"')
  })

  test('assistants see neither the timeline nor the events', async () => {
    const { id, userId } = await given()
    const path = `/staff/bookings/${id}/timeline`

    expect((await assistant.get(path)).status).toBe(403)
    expect(
      (await assistant.post(path, { intent: 'keep-event', id: randomUUID(), when: '2015', kind: 'work' })).status,
    ).toBe(403)
    expect(await (await assistant.get(`/staff/clients/${userId}`)).text()).not.toContain('/timeline')
  })
})
