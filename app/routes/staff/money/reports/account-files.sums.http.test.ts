import { beforeAll, expect, test } from 'vitest'
import { type Paise, paiseFrom, rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'

let astrologer: SignedInVisitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: () => A_MONDAY })
  astrologer = await signedInVisitor(site, database(), { roles: ['client', 'astrologer'], now: A_MONDAY })
})

const question = async (state: 'claimed' | 'verified' | 'rejected') =>
  givenBooking(database(), { service: await givenConsultation(database(), 'Prasna'), state })

async function giveBack(bookingId: string, amount: Paise): Promise<void> {
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
  await cancelForClient(database(), { bookingId, staffId }, A_MONDAY)
  await recordRefund(database(), { bookingId, staffId, amount, reference: 'IMPS 512345678901' }, A_MONDAY)
}

/** The accountant’s CSV, row by row. */
async function readAccount(): Promise<Record<string, string>[]> {
  const file = await (await astrologer.get('/staff/money/export.csv?what=invoices')).text()
  const [header = [], ...lines] = file
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

function addUp(lines: readonly Record<string, string>[], column: string): Paise {
  return paiseFrom(lines.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0))
}

test('every amount column of the accountant’s CSV adds up, and paid rows add up to the received payments', async () => {
  await question('claimed')
  const retained = await question('verified')
  const back = await question('verified')
  const part = await question('verified')
  await question('rejected')
  await giveBack(back.id, back.amount)
  await giveBack(part.id, rupees(51))

  const lines = await readAccount()
  const paid = lines.filter((line) => line['Paid on'] !== '')

  const arrived = retained.amount + part.amount - rupees(51)
  expect(lines.map(({ Kind }) => Kind).toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => 'Credit note'),
    ...Array.from({ length: 3 }, () => 'Invoice'),
  ])
  expect(lines.every(({ Number: number }) => /^(MU|CN)\//.test(number ?? ''))).toBe(true)
  expect(addUp(lines, 'Total')).toBe(arrived)
  expect(addUp(lines, 'Taxable value')).toBe(arrived)
  expect(addUp(paid, 'Total')).toBe(arrived)
})
