import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { paymentClaims } from '#db/schema/bookings.ts'
import { invoices } from '#db/schema/invoices.ts'
import { type DeskScope, WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { findBookingsByStart, findClientsByStart, findInvoicesByStart } from './staff-search.ts'

let db: Database
const NOBODYS: DeskScope = { hasChartsAndNotes: true, onlyOf: { astrologerId: null, includesUnassigned: false } }

let meenakshi: string
let kamala: { readonly id: string; readonly email: string | null }
let booking: Awaited<ReturnType<typeof givenBooking>>

beforeAll(async () => {
  db = database()
  await givenPractice(db)
  meenakshi = (await givenPhoneClient(db, { fullName: 'मीनाक्षी अय्यर', phone: '+91 90000 12345' })).id
  kamala = await givenUser(db, { fullName: 'कमला O’Neill', password: null })
  await givenUser(db, { fullName: 'Kamala Without Booking', password: null })
  await givenUser(db, { fullName: null, password: null })
  await givenUser(db, { fullName: '...', password: null })
  booking = await givenBooking(db, { userId: meenakshi, service: await givenConsultation(db, 'Prasna') })
  await givenBooking(db, { userId: kamala.id, state: 'verified' })
})

describe('clients', () => {
  const found = async (typed: string, scope = WHOLE_PRACTICE) => {
    const clients = await findClientsByStart(db, scope, { typed, limit: 10 })
    return clients.map(({ userId }) => userId)
  }

  test.each(['Meen', 'meenakshi ayy', 'अय्यर', '90000 1', '+91 90000', '09000012345'])('%s finds one', async (typed) => {
    expect(await found(typed)).toEqual([meenakshi])
  })

  test.each(['kamal', 'Kamala', 'oneill', "O'Ne"])('%s finds another, who has booked', async (typed) => {
    expect(await found(typed)).toEqual([kamala.id])
  })

  test('finds by the beginning of the address', async () => {
    expect(await found((kamala.email ?? '').slice(0, 12).toUpperCase())).toEqual([kamala.id])
  })

  test.each(['akshi', '%', '_', '12345', "'&|:*(", 'zz\\'])('%s finds nobody', async (typed) => {
    expect(await found(typed)).toEqual([])
  })

  test('finds only clients in scope, and no more than asked for', async () => {
    expect(await found('Meen', NOBODYS)).toEqual([])
    expect(await findClientsByStart(db, WHOLE_PRACTICE, { typed: 'Meen', limit: 0 })).toEqual([])
  })
})

test('finds a booking by its code, with and without the first two letters, and by the reference of its payment', async () => {
  const claimed = await givenBooking(db, { userId: kamala.id, state: 'claimed', reference: '412300011878' })
  const found = async (typed: string, scope = WHOLE_PRACTICE) =>
    (await findBookingsByStart(db, scope, { typed, limit: 10 })).map(({ id }) => id)
  const { code, id } = booking

  expect(await found(code.slice(0, 6).toLowerCase())).toEqual([id])
  expect(await found(code.slice(2, 7))).toEqual([id])
  expect(await found('412300011878')).toEqual([claimed.id])
  expect(await found('4123000118')).toEqual([])
  expect(await found(code, NOBODYS)).toEqual([])
  expect(await db.$count(paymentClaims, eq(paymentClaims.bookingId, claimed.id))).toBe(1)
})

test('finds an invoice by its number and by the last part of it', async () => {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.userId, kamala.id)).limit(1)
  const { id = '', invoiceNumber = '', place = 0 } = invoice ?? {}
  const found = async (typed: string, scope = WHOLE_PRACTICE) =>
    (await findInvoicesByStart(db, scope, { typed, limit: 10 })).map((each) => each.id)

  expect(await found((invoiceNumber ?? '').toLowerCase())).toEqual([id])
  expect(await found(String(place))).toEqual([id])
  expect(await found((invoiceNumber ?? '').slice(3))).toEqual([])
  expect(await found(String(place), NOBODYS)).toEqual([])
})

test('reads no table from end to end', async () => {
  const queries: SQL[] = []
  const recorder = new Proxy(db, {
    get: (target, name) =>
      name === 'execute'
        ? async (query: SQL) => {
            queries.push(query)
            return { rows: [] }
          }
        : Reflect.get(target, name),
  })
  for (const typed of ['meenakshi ayyar', '90000 12345', '412300011878', '17']) {
    for (const find of [findClientsByStart, findBookingsByStart, findInvoicesByStart]) {
      await find(recorder, NOBODYS, { typed, limit: 6 })
    }
  }

  const plans = await db.transaction(async (tx) => {
    // On small tables the planner would read them whole.
    await tx.execute(sql`set local enable_seqscan = off`)
    return Promise.all(queries.map(async (query) => JSON.stringify((await tx.execute(sql`explain ${query}`)).rows)))
  })
  expect(plans).toHaveLength(12)
  expect(plans.filter((plan) => /Seq Scan/.test(plan))).toEqual([])
})
