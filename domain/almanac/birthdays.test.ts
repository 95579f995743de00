import { expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { type BirthdayKind, isBirthday, isGreetingDue, isGreetingHour } from './birthdays.ts'
import { lunarDayOf } from './lunar-day.ts'

const PLACE = placeOfPractice({ name: 'New Delhi', lat: 28.6139, lon: 77.209, sunrise: 'upperLimb' })

function birthdays(
  bornOn: string,
  { kind, year, time = '06:42' }: { kind: BirthdayKind; year: number; time?: string | null },
) {
  const birth = lunarDayOf({ ...USUAL_CONTEXT, date: bornOn, time, place: NEW_DELHI })
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  )
  return days.filter((day) => isBirthday({ bornOn, birth }, { kind, day, place: PLACE }))
}

test('a birthday by the calendar is on its date, and that of a leap day on the last day of February', () => {
  expect(birthdays('1990-05-17', { kind: 'civil', year: 2026 })).toEqual(['2026-05-17'])
  expect(birthdays('1992-02-29', { kind: 'civil', year: 2027 })).toEqual(['2027-02-28'])
  expect(birthdays('1992-02-29', { kind: 'civil', year: 2028 })).toEqual(['2028-02-29'])
  expect(birthdays('2026-05-17', { kind: 'civil', year: 2026 })).toEqual([])
})

test('a birthday by the tithi of an adhika month is kept in the regular month of the name', () => {
  // Adhika Jyeshtha of 2026 lasts from May 17 to June 15; the regular Jyeshtha of 2027 begins on June 5.
  expect(birthdays('2026-05-20', { kind: 'lunar', year: 2027 })).toEqual(['2027-06-08'])
})

test('a birthday by tithi falls back to the calendar while the hour of birth leaves the tithi open', () => {
  expect(birthdays('1990-05-17', { kind: 'lunar', year: 2026, time: null })).toEqual(['2026-05-17'])
})

test('a client is greeted once a year and in their morning', () => {
  expect([isGreetingDue('2026-05-17', null), isGreetingDue('2027-05-06', '2026-05-17')]).toEqual([true, true])
  expect(isGreetingDue('2026-06-02', '2026-05-17')).toBe(false)
  const halfPastNine = new Date('2026-05-17T04:00:00Z')
  expect(['Asia/Kolkata', 'America/New_York'].map((zone) => isGreetingHour(halfPastNine, zone))).toEqual([true, false])
})
