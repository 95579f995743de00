import { expect, test } from 'vitest'
import { readBlock } from './typed-block.ts'

const NOW = Date.parse('2026-11-16T04:30:00Z')
const typed = (date: string, from: string, until: string) => ({ date, from, until })
const inIndia = (date: string, from: string, until: string) => readBlock(typed(date, from, until), 'Asia/Kolkata', NOW)
const instants = (from: string, until: string) => ({ ok: true, value: [Date.parse(from), Date.parse(until)] })

test('a part of a day to be blocked is read by the clock of the astrologer’s zone', () => {
  expect(inIndia('2026-11-17', '10:00', '11:30')).toEqual(instants('2026-11-17T04:30:00Z', '2026-11-17T06:00:00Z'))
  expect(readBlock(typed('2026-11-17', '10:00', '11:00'), 'Asia/Kathmandu', NOW)).toEqual(
    instants('2026-11-17T04:15:00Z', '2026-11-17T05:15:00Z'),
  )
})

test('a part of a day to be blocked may last until midnight', () => {
  expect(inIndia('2026-11-17', '22:00', '00:00')).toEqual(instants('2026-11-17T16:30:00Z', '2026-11-17T18:30:00Z'))
})

test('a part of a day to be blocked may have begun, but not be over', () => {
  expect(inIndia('2026-11-16', '09:00', '12:00').ok).toBe(true)
  expect(inIndia('2026-11-16', '08:00', '10:00')).toEqual({ ok: false, refusal: 'in-the-past' })
})

test.each([
  ['', '10:00', '11:00', 'date-invalid'],
  ['2026-02-30', '10:00', '11:00', 'date-invalid'],
  ['2026-11-17', '25:00', '11:00', 'time-invalid'],
  ['2026-11-17', '10:00', '', 'time-invalid'],
  ['2026-11-17', '11:00', '11:00', 'ends-first'],
  ['2026-11-15', '10:00', '11:00', 'in-the-past'],
  ['2036-11-15', '10:00', '11:00', 'too-far'],
])('a part of a day to be blocked: %s from %s until %s is refused: %s', (date, from, until, refusal) => {
  expect(inIndia(date, from, until)).toEqual({ ok: false, refusal })
})

test('a part of a day to be blocked covers an hour more on the night on which the clocks go back', () => {
  const read = readBlock(typed('2027-11-07', '00:00', '03:00'), 'America/New_York', NOW)

  expect(read).toEqual(instants('2027-11-07T04:00:00Z', '2027-11-07T08:00:00Z'))
})

test('a part of a day to be blocked cannot begin at a time that the clocks skip', () => {
  expect(readBlock(typed('2027-03-28', '01:30', '03:00'), 'Europe/London', NOW)).toEqual({
    ok: false,
    refusal: 'skipped',
  })
})
