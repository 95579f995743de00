import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { searchClients } from './client-search.ts'

beforeAll(() => givenPractice(database()))

async function isFound(typed: string, name: string): Promise<boolean> {
  const { rows } = await database().execute<{ found: boolean | null }>(
    sql`select name_key(${name}) ~ all (name_patterns(${typed})) as found`,
  )
  return rows[0]?.found ?? false
}

describe('the search by name', () => {
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
  ])('%s finds %s', async (typed, name) => {
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
  ])('%s does not find %s', async (typed, name) => {
    expect(await isFound(typed, name)).toBe(false)
  })
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
