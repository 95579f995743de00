import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { selectDeskBookings } from './desk-bookings.ts'

/** Whether there is a question at all is no secret of its text. */
const CONFIDENTIAL = /"(birth_details|(?:sealed|plain)_notes)"(?! is null)/g

test('does not query birth details, private notes and what clients wrote without the right to read them', () => {
  const columns = (hasChartsAndNotes: boolean) => {
    const { sql } = selectDeskBookings(database(), { hasChartsAndNotes, onlyOf: null }).toSQL()
    return [...sql.matchAll(CONFIDENTIAL)].map(([, column]) => column).toSorted()
  }

  expect(columns(true)).toEqual(['birth_details', 'sealed_notes', 'sealed_notes'])
  expect(columns(false)).toEqual([])
})
