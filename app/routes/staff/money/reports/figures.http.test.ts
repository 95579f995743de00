import { beforeAll, describe, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { recordSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { addVisitCounts } from '#db/visitors/visit-counts.ts'
import { paiseFrom } from '#domain/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const textOf = async (response: Response) => {
  const html = await response.text()
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('an empty practice sees what will appear', async () => {
  expect(await textOf(await desk.admin.get('/staff/money/reports'))).toContain('No payments in these months')
})

test('admins and astrologers see money by month, service, astrologer and way, sessions and steps', async () => {
  const [session, question] = [await desk.booked({ state: 'verified' }), await desk.prasna({ state: 'verified' })]
  await desk.booked()
  await addVisitCounts(database(), [{ day: '2026-11-16', pageGroup: 'home', views: 20, visits: 10 }])
  await addVisitCounts(database(), [{ day: '2026-11-16', pageGroup: 'booking', views: 5, visits: 2 }])

  for (const page of [
    await textOf(await desk.admin.get('/staff/money/reports')),
    await textOf(await desk.astrologer.get('/staff/money/reports')),
  ]) {
    expect(page).toContain(`${formatRupees(paiseFrom(session.amount + question.amount))} in all`)
    expect(page).toContain(`November 2026 2 payments`)
    expect(page).toContain(`UPI ${formatRupees(paiseFrom(session.amount + question.amount))} 100%`)
    expect(page).toContain('By astrologer')
    expect(page).toMatch(/Visits to the site 12 – Booking forms opened 5 42% Bookings made 3 60% Paid 2 67%/)
  }
})

test('other months can be chosen, and months that are no range get a sentence', async () => {
  const october = await textOf(await desk.admin.get('/staff/money/reports?from=2026-09&until=2026-10'))
  const reversed = await desk.admin.get('/staff/money/reports?from=2026-11&until=2026-01')

  expect(october).toContain('No payments in these months')
  const html = await reversed.text()
  expect(html).toContain('The last month must not be before the first')
  expect(html).toMatch(/<option[^>]*value="2026-01"[^>]*selected/)
})

describe('denied to', () => {
  test('assistants and clients', async () => {
    const client = await desk.visitorFor((await givenUser(database())).id)

    for (const visitor of [desk.assistant, client]) {
      expect((await visitor.get('/staff/money/reports')).status).toBe(403)
    }
  })

  test('astrologers who see only their own bookings', async () => {
    await recordSeesOnlyOwn(database(), true, clock.now())

    expect((await desk.astrologer.get('/staff/money/reports')).status).toBe(403)
    await recordSeesOnlyOwn(database(), false, clock.now())
  })
})
