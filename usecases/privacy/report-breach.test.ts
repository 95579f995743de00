import { expect, test } from 'vitest'
import { recordAudit } from '#db/audit-log.ts'
import { recordViews } from '#db/charts/birth-detail-views.ts'
import { breachFiles } from '#mail/documents/breach-files.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { givenSubscriber } from '#test/factories/visitors.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'
import { recordExport } from '#usecases/desk/record-export.ts'
import { reportBreach } from './report-breach.ts'

const DAY = { since: A_MONDAY, until: hoursAfter(A_MONDAY, 24), now: hoursAfter(A_MONDAY, 30), isEverybody: false }

async function withDatabase(run: (own: TestDatabase) => Promise<void>): Promise<void> {
  const own = await createDatabase()
  await givenPractice(own.db)
  await run(own).finally(() => own.drop())
}

test('I9: names the users whose birth details were viewed or accounts entered, and what was exposed', () =>
  withDatabase(async ({ db }) => {
    const seen = await givenUser(db, { fullName: 'Asha Rao' })
    const entered = await givenUser(db, { fullName: 'Ravi Shastri' })
    await givenUser(db, { fullName: 'Somebody Else' })
    const staff = await givenUser(db, { roles: ['astrologer'] })
    const booking = await givenBooking(db, { userId: seen.id })
    await recordViews(db, { staffId: staff.id, bookingIds: [booking.id], now: hoursAfter(A_MONDAY, 1) })
    await recordAudit(db, { action: 'signed-in', actorId: entered.id, at: hoursAfter(A_MONDAY, 2) })
    await recordAudit(db, { action: 'data-exported', actorId: entered.id, at: hoursAfter(A_MONDAY, 3) })
    await recordAudit(db, { action: 'signed-in', actorId: staff.id, at: hoursAfter(A_MONDAY, 48) })

    const { people } = await reportBreach(db, DAY)

    expect(people.toSorted((one, other) => (one.fullName ?? '').localeCompare(other.fullName ?? ''))).toEqual([
      expect.objectContaining({ email: seen.email, exposures: ['birth-details'], firstAt: hoursAfter(A_MONDAY, 1) }),
      expect.objectContaining({ email: entered.email, exposures: ['everything', 'account'] }),
    ])
  }))

test('I9: names the clients whose page was opened or who are in exported accounts', () =>
  withDatabase(async ({ db }) => {
    const staff = await givenUser(db, { roles: ['astrologer'] })
    const [seen, billed] = [await givenUser(db), await givenUser(db)]
    await givenBooking(db, { userId: billed.id, state: 'verified' })
    await recordClientView(db, { userId: seen.id, staffId: staff.id, now: A_MONDAY })
    const days = { from: '2026-11-01', until: '2026-11-30' }
    const exported = { action: 'accounts-exported', what: 'invoices', ...days, rows: 1 } as const
    await recordExport(db, { ...exported, staffId: staff.id, now: A_MONDAY })

    const { people } = await reportBreach(db, { ...DAY, actorEmail: staff.email })

    const affected = people.filter(({ email }) => email !== staff.email)
    expect(affected.map(({ email, exposures }) => [email, exposures])).toEqual(
      [seen, billed].map(({ email }) => [email, ['account']]).toSorted(),
    )
  }))

test('I9: can be limited to what one account did', () =>
  withDatabase(async ({ db }) => {
    const thief = await givenUser(db, { roles: ['astrologer'] })
    const honest = await givenUser(db, { roles: ['astrologer'] })
    const [stolen, other] = [await givenBooking(db), await givenBooking(db)]
    await recordViews(db, { staffId: thief.id, bookingIds: [stolen.id], now: A_MONDAY })
    await recordViews(db, { staffId: honest.id, bookingIds: [other.id], now: A_MONDAY })

    const { people } = await reportBreach(db, { ...DAY, actorEmail: thief.email })

    expect(people).toHaveLength(1)
  }))

test('I9: names everybody, with and without an account, when all data was copied', () =>
  withDatabase(async ({ db }) => {
    const client = await givenUser(db)
    const reader = await givenSubscriber(db)

    const { people } = await reportBreach(db, { ...DAY, isEverybody: true })

    expect(people.map(({ email, exposures }) => [email, exposures])).toEqual([
      [client.email, ['everything']],
      [reader.email, ['address']],
    ])
  }))

test('I9: drafts both notices with the known facts and gaps for the rest', () =>
  withDatabase(async ({ db }) => {
    const user = await givenUser(db, { fullName: '=cmd()' })
    await recordAudit(db, { action: 'signed-in', actorId: user.id, at: hoursAfter(A_MONDAY, 2) })

    const files = breachFiles(await reportBreach(db, DAY))
    const [list = '', board = '', people = ''] = files.map(({ content }) => content)

    expect(files.map(({ name }) => name)).toEqual(['people.csv', 'notice-to-the-board.txt', 'notice-to-people.txt'])
    expect(list).toContain(`${user.email},'=cmd()`)
    expect(board).toContain('Data Protection Board of India')
    expect(board).toContain('Extent: 1 person may be affected')
    expect(board).toContain('between 2026-11-16 10:00 IST and 2026-11-17 10:00 IST')
    expect(people).toContain('what the account shows (name, contact details, bookings, invoices): 1 person')
    expect(`${board}${people}`).not.toContain(user.email)
  }))
