import { expect, test } from 'vitest'
import { findDiaryOf, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import { type TypedWeek, weekText } from '#domain/availability/typed-hours.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { changeHours, startOwnHours } from './change-hours.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const MORNING = { opensAt: '09:30', closesAt: '12:45' }
const week = (...monday: TypedWeek[number]): TypedWeek => [monday, [], [], [], [], [], []]
const fingerprint = async (id: number) => weekText(await listWeeklyHours(database(), id))

async function givenDiary(fullName = 'Meera Joshi') {
  const account = await givenUser(database(), { fullName, password: null, roles: ['client', 'astrologer'] })
  const user = { ...account, fullName }
  await startOwnHours(database(), user, NOW)
  const diary = await findDiaryOf(database(), user.id)
  if (!diary) throw new Error('There is no diary.')
  return { user, diary }
}

test('weekly hours are replaced by the saved week', async () => {
  const { diary } = await givenDiary()
  const evening = { opensAt: '18:00', closesAt: '00:00' }

  const outcome = await changeHours(database(), {
    astrologerId: diary.id,
    typed: week(evening, MORNING),
    before: await fingerprint(diary.id),
  })

  expect(outcome.ok).toBe(true)
  const saved = await listWeeklyHours(database(), diary.id)
  expect(saved[0]).toEqual([MORNING, { opensAt: '18:00', closesAt: '24:00' }])
  expect(saved.slice(1).flat()).toEqual([])
})

test('weekly hours refuse overlap and change nothing', async () => {
  const { diary } = await givenDiary()

  const outcome = await changeHours(database(), {
    astrologerId: diary.id,
    typed: week(MORNING, { opensAt: '12:00', closesAt: '14:00' }),
    before: await fingerprint(diary.id),
  })

  expect(outcome).toEqual({ ok: false, refusal: { kind: 'invalid', problems: { '1-1': 'overlaps' } } })
  expect((await listWeeklyHours(database(), diary.id)).flat()).toEqual([])
})

test('weekly hours refuse the second of two devices that started from the same week', async () => {
  const { diary } = await givenDiary()
  const before = await fingerprint(diary.id)
  const save = (opensAt: string) =>
    changeHours(database(), { astrologerId: diary.id, typed: week({ opensAt, closesAt: '18:00' }), before })

  const outcomes = await Promise.all([save('09:00'), save('10:00')])

  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const lost = outcomes.find((outcome) => !outcome.ok)
  expect(lost).toMatchObject({
    refusal: { kind: 'changed-meanwhile', saved: await listWeeklyHours(database(), diary.id) },
  })
})

test('weekly hours accept the same week twice', async () => {
  const { diary } = await givenDiary()
  const change = { astrologerId: diary.id, typed: week(MORNING), before: await fingerprint(diary.id) }

  await changeHours(database(), change)

  expect((await changeHours(database(), change)).ok).toBe(true)
})

test('a session stays when the hours no longer include it', async () => {
  const booking = await givenBooking(database(), { state: 'verified' })
  const principal = await findDiaryOf(database(), (await givenUser(database(), { password: null })).id)
  if (!principal) throw new Error('There is no principal.')

  await changeHours(database(), {
    astrologerId: principal.id,
    typed: week(),
    before: await fingerprint(principal.id),
  })

  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', holdsSlot: true })
})

test('an astrologer without hours of their own shares those of the practice while they belong to no account', async () => {
  const user = await givenUser(database(), { password: null, roles: ['client', 'astrologer'] })

  expect(await findDiaryOf(database(), user.id)).toMatchObject({ isOwn: false, timeZone: 'Asia/Kolkata' })
})

test('an astrologer without hours of their own starts their own once, with a slug that is free', async () => {
  const { user, diary } = await givenDiary('Asha Rao')
  const namesake = await givenDiary('Asha Rao')

  await Promise.all([startOwnHours(database(), user, NOW), startOwnHours(database(), user, NOW)])

  expect(await findDiaryOf(database(), user.id)).toEqual(diary)
  expect(diary).toMatchObject({ isOwn: true, name: 'Asha Rao' })
  expect(namesake.diary.id).not.toBe(diary.id)
})
