import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation, givenCourseService } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { type ClientKind, searchClients } from './client-search.ts'

beforeAll(() => givenPractice(database()))

async function isFound(typed: string, name: string): Promise<boolean> {
  const { rows } = await database().execute<{ found: boolean | null }>(
    sql`select name_key(${name}) ~ all (name_patterns(${typed})) as found`,
  )
  return rows[0]?.found ?? false
}

test.each([
  ['Asha', 'आशा देवी'],
  ['आशा', 'Asha Rao'],
  ['asha rao', 'Āshā Rāo'],
  ['Aasha', 'Asha'],
  ['rao asha', 'Asha Rao'],
  ['Asha', 'ఆశ'],
  ['Asha', 'ஆஷா'],
  ['Asha', 'আশা'],
  ['Asha', 'આશા'],
  ['Asha', 'ಆಶಾ'],
  ['Asha', 'ആശ'],
  ['Asha', 'ਆਸ਼ਾ'],
  ['ఆశ', 'आशा'],
  ['Lakshmi', 'Laxmi Narayan'],
  ['laxmi', 'लक्ष्मी'],
  ['राम', 'Ram Kumar'],
  ['Ramkumar', 'रामकुमार'],
  ['Kamla', 'कमला'],
  ['Kamala', 'कमला'],
  ['जगदीश', 'Jagdish'],
  ['जगदीश', 'Jagadish'],
  ['Singh', 'सिंह'],
  ['sanjay', 'संजय'],
  ['Gowtham', 'गौतम'],
  ['Gyan', 'ज्ञान'],
  ['Shastri', 'Subrahmanya Sastry'],
  ['Saraswati', 'सरस्वती'],
  ['Krishna', 'కృష్ణ'],
  ['Deepa', 'दीपा'],
  ['Siddharth', 'Sidharth'],
  ['ravi', 'Rávi'],
])('the search by name: %s finds %s', async (typed, name) => {
  expect(await isFound(typed, name)).toBe(true)
})

test.each([
  ['Asha', 'अशोक'],
  ['Asha', 'Prakash'],
  ['राम', 'Shyam'],
  ['Ravi', 'Rajani'],
  ['asha sharma', 'Asha Rao'],
  ['...', 'Asha Rao'],
  ['(a|r)+$', 'Sona'],
])('the search by name: %s does not find %s', async (typed, name) => {
  expect(await isFound(typed, name)).toBe(false)
})

test('lists students, and clients who share a number or a name, whatever its script', async () => {
  const db = database()
  const of = (fullName: string, phone: string) => givenPhoneClient(db, { fullName, phone })
  const [mother, daughter] = [await givenUser(db, { password: null }), await of('Uma Shenoy', '+91 90000 55501')]
  const [twice, again] = [await of('Padmavathi Nair', '+91 90000 55502'), await of('Padmavati Nair', '+91 90000 55503')]
  await recordProfile(db, mother.id, { fullName: 'Rukmini Shenoy', phone: '090000-55501' }, new Date())
  const course = await givenCourseService(db)
  for (const { id } of [mother, daughter, twice, again]) await givenBooking(db, { userId: id })
  await givenBooking(db, { userId: daughter.id, service: course, state: 'verified' })
  const found = async (kind: ClientKind) => {
    const clients = await searchClients(db, WHOLE_PRACTICE, { kind, limit: 100 })
    return clients.map(({ userId }) => userId)
  }

  expect(await found('students')).toContain(daughter.id)
  expect(await found('students')).not.toContain(twice.id)
  expect(await found('duplicates')).toEqual(
    expect.arrayContaining([mother, daughter, twice, again].map(({ id }) => id)),
  )
})

test('finds a client by name in another script, by any spelling of the number, and by a booking code', async () => {
  const { id } = await givenPhoneClient(database(), { fullName: 'मीनाक्षी अय्यर', phone: '+91 90000 12345' })
  const booking = await givenBooking(database(), { userId: id, service: await givenConsultation(database(), 'Prasna') })
  await givenBooking(database(), { userId: id, service: await givenConsultation(database(), 'Prasna') })
  const found = async (search: string) => {
    const clients = await searchClients(database(), WHOLE_PRACTICE, { search, limit: 10 })
    return clients.map(({ userId, count }) => [userId, count])
  }

  expect(await found('Meenakshi Ayyar')).toEqual([[id, 2]])
  expect(await found('090000-12345')).toEqual([[id, 2]])
  expect(await found(` ${booking.code.toLowerCase()} `)).toEqual([[id, 2]])
  expect(await found('Nobody of this name')).toEqual([])
})
