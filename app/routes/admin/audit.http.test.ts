import { beforeAll, expect, test } from 'vitest'
import { recordAudit } from '#db/audit-log.ts'
import type { Role } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function readAuditAs(roles: readonly Role[], search: string): Promise<string> {
  const { id } = await givenUser(database(), { roles: ['client', ...roles] })
  const admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
  const page = await (await admin.get(`/admin/audit?q=${encodeURIComponent(search)}`)).text()
  return page.slice(page.indexOf('<tbody'), page.indexOf('</tbody>'))
}

test('the audit log names a booking by its code, and finds it by that', async () => {
  const { id, code } = await givenBooking(database(), { state: 'verified' })

  const rows = await readAuditAs(['admin'], code)

  expect(rows).toContain('payment verified')
  expect(rows).toContain(`booking ${code}`)
  expect(rows).not.toContain(id)
})

test('an admin who also works at the desk gets from the log to the booking', async () => {
  const { id, code } = await givenBooking(database(), { state: 'verified' })

  const rows = await readAuditAs(['admin', 'astrologer'], code)

  expect(rows).toContain(`href="/astrologer-dashboard/bookings/${id}"`)
  expect(rows).toContain(`>${code}</a>`)
})

test('the audit log names a person by their address, and everything else by its id', async () => {
  const { id, email } = await givenUser(database())
  await recordAudit(database(), { action: 'account-disabled', subject: { kind: 'user', id }, at: clock.now() })
  await recordAudit(database(), { action: 'letter-resent', subject: { kind: 'letter', id: '4711' }, at: clock.now() })

  expect(await readAuditAs(['admin'], email)).toContain(`user ${email}`)
  expect(await readAuditAs(['admin'], '4711')).toContain('letter 4711')
})
