import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { profiles } from '#db/schema/accounts.ts'
import { recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const DAYS = 'from=2026-11-16&until=2026-11-16'

async function download(what: string, days = DAYS): Promise<Response> {
  return desk.admin.get(`/staff/money/export.csv?what=${what}&${days}`)
}

test('the file of bookings has amounts with two decimals, times in India, and nothing confidential', async () => {
  const form = { birthPlace: 'Tiruvannamalai', notes: 'Will my brother return?' }
  const booking = await desk.booked({ state: 'verified', form })

  const response = await download('bookings')
  const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('bookings-2026-11-16-to-2026-11-16.csv')
  expect(file.startsWith('\ufeffBooking,Booked at (IST),')).toBe(true)
  expect(file).toMatch(
    new RegExp(
      `${booking.code},2026-11-16 \\d\\d:\\d\\d,.*,paid,paid,paid,,3001\\.00,3001\\.00,3001\\.00,0\\.00,0\\.00,0\\.00,,\r\n`,
    ),
  )
  expect(file).not.toMatch(/Tiruvannamalai|brother/)
})

test('the file of clients cannot run a formula, and leaves other days and erased clients out', async () => {
  const { id: userId, email } = await givenUser(database(), { password: null })
  await database()
    .update(profiles)
    .set({ fullName: '=HYPERLINK("http://example.com")' })
    .where(eq(profiles.userId, userId))
  await desk.booked({ userId })

  const today = await (await download('clients')).text()
  const before = await (await download('clients', 'from=2026-11-01&until=2026-11-15')).text()

  const line = today.split('\r\n').find((row) => row.includes(email))
  expect(line?.startsWith(`"'=HYPERLINK(`)).toBe(true)
  expect(before.trim().split('\r\n')).toHaveLength(1)
})

test('the file of invoices is that of the accountant, with two decimals', async () => {
  await desk.booked({ state: 'verified' })

  const file = await (await download('invoices')).text()

  expect(file).toMatch(/MU\/26-27\/\d{5},2026-11-16,Invoice,paid,.*,3001\.00,0\.00,0\.00,0\.00,3001\.00,/)
})

test('payments and the ledger have each entry, and their amounts add up to nothing due for a paid booking', async () => {
  const { code } = await desk.booked({ state: 'verified' })

  const payments = await (await download('payments')).text()
  const ledger = await (await download('ledger')).text()

  const linesOf = (file: string) => file.split('\r\n').filter((line) => line.includes(`,${code},`))
  expect(linesOf(payments)).toEqual([
    expect.stringMatching(/^RC\/26-27\/\d{5},2026-11-16 \d\d:\d\d,payment,UPI,.*,3001\.00,0\.00,3001\.00$/),
  ])
  const changes = linesOf(ledger).map((line) => Number(line.split(',').at(-1)))
  expect(changes).toEqual([3001, -3001])
})

test('the file of subscribers has their state', async () => {
  const request = { email: 'reader@example.com', source: 'footer', requestedAt: clock.now() } as const
  await recordSubscriptionRequest(database(), request)

  expect(await (await download('subscribers')).text()).toContain('reader@example.com,pending,footer,2026-11-16 ')
})

test('each download is recorded with its days and its number of rows', async () => {
  await download('subscribers', 'from=2026-10-01&until=2026-10-31')

  const entries = await listAudit(database(), { actorId: desk.admin.userId })
  expect(entries.map(({ action, details }) => ({ action, details }))).toContainEqual({
    action: 'records-exported',
    details: { what: 'subscribers', from: '2026-10-01', until: '2026-10-31', rows: 0 },
  })
})

test.each([
  ['from=&until=2026-11-16', 'Choose the first day'],
  ['from=2026-11-16&until=2026-02-30', 'Choose the last day'],
  ['from=2026-11-16&until=2026-11-01', 'Choose a last day that is not before the first'],
])(
  'days that are not a range: %s leads back to the form, which says what to do and keeps what was typed',
  async (days, message) => {
    const response = await download('clients', days)
    const location = response.headers.get('location') ?? ''
    const page = await (await desk.admin.get(location)).text()

    expect(response.status).toBe(302)
    expect(page).toContain(message)
    expect(page).toMatch(/<option[^>]*value="clients"[^>]*selected/)
    for (const [, day] of days.matchAll(/=(2026-11-\d\d)/g)) expect(page).toContain(`value="${day}"`)
  },
)
