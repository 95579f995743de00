import { expect, test } from 'vitest'
import type { BirthDetails } from '#domain/birth-details.ts'
import { prepareBrief, preparePrasnaBrief } from './prepare-brief.ts'

const DETAILS: BirthDetails = {
  fullName: 'Asha Rao',
  phone: null,
  birthDate: '1990-05-17',
  birthTime: '06:42',
  birthPlace: 'Mysore',
  currentLocation: null,
  questions: 'Work',
}
const SESSION = new Date('2026-11-16T04:30:00Z')

test('a booking’s own words are enough: the place is found by its old name', async () => {
  const prepared = await prepareBrief(DETAILS, SESSION)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))

  expect(prepared.value.brief.cast.place).toMatchObject({ name: 'Mysuru', timeZone: 'Asia/Kolkata' })
  expect(prepared.value.isPlaceGuessed).toBe(false)
})

test('a name with namesakes is guessed, and said to be', async () => {
  const prepared = await prepareBrief({ ...DETAILS, birthPlace: 'Hyderabad' }, SESSION)

  expect(prepared.ok && prepared.value.isPlaceGuessed).toBe(true)
  expect(prepared.ok && prepared.value.namesakes.map(({ country }) => country)).toContain('Pakistan')
})

test('without a time what can be said is handed on, and without a birth nothing is', async () => {
  expect(await prepareBrief({ ...DETAILS, birthTime: null }, SESSION)).toMatchObject({
    ok: false,
    refusal: { kind: 'incomplete', cast: { kind: 'untimed' } },
  })
  expect(await prepareBrief(null, SESSION)).toEqual({ ok: false, refusal: { kind: 'no-birth' } })
})

test('a Prasna needs nothing but its moment', () => {
  const brief = preparePrasnaBrief(new Date('2026-11-15T03:49:37Z'))

  expect(brief.ok && brief.value.cast.birth.time).toBe('09:19:37')
})
