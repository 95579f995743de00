import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListedCohort, listCohortClasses } from '#db/learning/cohorts.ts'
import { cohortClasses } from '#db/schema/cohorts.ts'
import { type IsoDate, istInstant } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { A_MONDAY } from '#test/factories/bookings.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { type OpenPractice, openPractice } from '#test/steps/open-practice.ts'
import { cancelCohort } from './cancel-cohort.ts'
import { changeTimetable } from './change-timetable.ts'
import { changeCohort } from './edit-cohort.ts'

const now = A_MONDAY
let practice: OpenPractice
let staffId: string
let day: IsoDate
let group: ListedCohort

beforeAll(async () => {
  practice = await openPractice(database())
  staffId = await givenStaff(database())
})

beforeEach(async () => {
  await database().delete(cohortClasses)
  day = practice.aDay()
  group = await givenCohort(database(), { starts: [], now })
})

const hold = async (preferredTime: string) =>
  practice.hold(await practice.aClient(), { bookingDate: day, preferredTime })
const by = () => ({ staffId, now })
/** A group with a class of an hour on this day at this time, or with another time for the class it has. */
const teach = (time: string, { id, version }: ListedCohort = group) => {
  return changeTimetable(database(), { cohortId: id, version, classes: [classAt(time)] }, by())
}

test('a consultation cannot be booked over a class of its astrologer, until the group is cancelled', async () => {
  expect(await teach('10:30')).toMatchObject({ ok: true })

  expect(await hold('10:00')).toEqual({ ok: false, refusal: { reason: 'time-off' } })
  expect(await hold('11:00')).toEqual({ ok: false, refusal: { reason: 'time-off' } })
  expect(await hold('15:00')).toMatchObject({ ok: true })
  await cancelCohort(database(), { cohortId: group.id, version: 2, ...by() })
  expect(await hold('10:00')).toMatchObject({ ok: true })
})

test('a class is refused over a session of its teacher, and over a class of another group of theirs', async () => {
  await hold('10:00')
  const other = await givenCohort(database(), { starts: [istInstant(day, '15:00')], now })

  expect(await teach('10:30')).toMatchObject({
    refusal: { reason: 'teacher-busy', taken: { kind: 'session', startsAt: istInstant(day, '10:00') } },
  })
  expect(await teach('15:30')).toMatchObject({
    refusal: { reason: 'teacher-busy', taken: { kind: 'class', startsAt: istInstant(day, '15:00') } },
  })
  expect(await listCohortClasses(database(), [group.id])).toEqual([])
  expect(await teach('16:00')).toMatchObject({ ok: true })

  const elsewhere = (await givenAstrologer(database(), { hours: [] })).id
  const { id: cohortId, version, title, seats, meetingLink } = other
  const values = { title, seats, meetingLink, astrologerId: elsewhere }
  expect(await changeCohort(database(), { cohortId, version, ...values }, by())).toMatchObject({ ok: true })
  expect(await teach('15:00', { ...group, version: 2 })).toMatchObject({ ok: true })
  const back = { cohortId, version: 2, ...values, astrologerId: null }
  expect(await changeCohort(database(), back, by())).toMatchObject({ refusal: { reason: 'teacher-busy' } })
})

test('a class and a booking for the same hour at once: the second waits and is refused', async () => {
  const held = await whileUncommitted(
    database(),
    (tx) => changeTimetable(tx, { cohortId: group.id, version: 1, classes: [classAt('10:00')] }, by()),
    () => hold('10:00'),
  )

  expect(held).toEqual({ ok: false, refusal: { reason: 'time-off' } })
})

const classAt = (time: string) => {
  return { startsAt: istInstant(day, time), minutes: 60, lessonId: null, recordingUrl: null }
}
