import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()

describe('the rectification of a booking', () => {
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

  async function givenLife(...events: [when: string, kind: string][]) {
    const { id } = await givenBooking(database(), { now: clock.now(), state: 'verified' })
    for (const [when, kind] of events) {
      await astrologer.post(`/staff/bookings/${id}/timeline`, { intent: 'keep-event', id: randomUUID(), when, kind })
    }
    return `/staff/bookings/${id}/rectification`
  }
  const pageOf = async (path: string) => (await astrologer.get(path)).text()

  test('the rectification shows the curve, its span and what each event adds, without script and as a table', async () => {
    const path = await givenLife(['12/5/2015', 'marriage'], ['2012', 'work'])

    const recorded = await pageOf(path)
    const later = await pageOf(`${path}?around=10&minute=3`)

    expect(recorded).toContain('Chosen minute: 4:45 AM')
    expect(recorded).toMatch(/Four fifths of the weight lie from .* of 61 minutes/)
    expect(recorded).toContain('May 12, 2015, Marriage or partnership')
    expect(recorded).toContain('Lagna in D9')
    expect(recorded).toContain(`${path}?around=30&amp;minute=1`)
    expect(later).toContain('Chosen minute: 4:48 AM')
    expect(later).toContain('3 min later than recorded')
    expect(later).toContain('of 21 minutes')
  })

  test('the rectification of one vague event says that the curve is flat', async () => {
    expect(await pageOf(await givenLife(['2015', 'marriage']))).toContain('The curve is flat')
  })

  test('the rectification asks for events, and says nothing about an event without a rule', async () => {
    expect(await pageOf(await givenLife())).toContain('There are no life events of a kind')
    expect(await pageOf(await givenLife(['2015', 'other']))).toContain('There are no life events of a kind')
  })

  test('the rectification of a birth without a time asks for one', async () => {
    const form = { birthTime: '', timeKnown: 'unknown' } as const
    const { id } = await givenBooking(database(), { now: clock.now(), state: 'verified', form })

    expect(await pageOf(`/staff/bookings/${id}/rectification`)).toContain('A time to start from is missing')
    expect(await pageOf(`/staff/bookings/${id}/timeline`)).toContain('The time of birth is not known')
  })

  test('the rectification ignores a wrong minute and span', async () => {
    const path = await givenLife(['12/5/2015', 'marriage'])

    expect(await pageOf(`${path}?around=soon&minute=999999`)).toContain('Chosen minute: 4:45 AM')
    expect(await pageOf(`${path}?around=10&minute=99`)).toContain('Chosen minute: 4:45 AM')
  })

  test('assistants do not see the rectification', async () => {
    expect((await assistant.get(await givenLife())).status).toBe(403)
  })
})
