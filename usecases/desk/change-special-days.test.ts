import { expect, test } from 'vitest'
import { holidayName } from '#content/words/indian-names.ts'
import { listHolidayDates, listOverrides, recordOverride } from '#db/availability/date-overrides.ts'
import { listOpenTimes } from '#db/availability/slots.ts'
import { findDiaryOf } from '#db/availability/weekly-hours.ts'
import { listTranslations, recordTranslations } from '#db/content/translations.ts'
import type { TypedSpecialDays } from '#domain/availability/special-days.ts'
import type { Language } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { originalHash } from '#usecases/read-originals.ts'
import { startOwnHours } from './change-hours.ts'
import { addSpecialDays, chooseHolidays, removeSpecialDays, restoreSpecialDays } from './change-special-days.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const TODAY = '2026-11-16'

const closed = (firstDate: string, changes: Partial<TypedSpecialDays> = {}): TypedSpecialDays => ({
  firstDate,
  lastDate: '',
  isClosed: true,
  hours: [],
  reason: '',
  showsReason: false,
  ...changes,
})

async function givenDiaryId() {
  const user = await givenUser(database(), { password: null, roles: ['client', 'astrologer'] })
  await startOwnHours(database(), { ...user, fullName: 'Meera Joshi' }, NOW)
  return (await findDiaryOf(database(), user.id))?.id ?? 0
}

const listed = async (astrologerId: number) => listOverrides(database(), astrologerId, TODAY)

test('a special day is stored once when its form is sent several times at once', async () => {
  const astrologerId = await givenDiaryId()
  const typed = closed('2026-12-24', { reason: 'Wedding', showsReason: true })

  await Promise.all(Array.from({ length: 4 }, () => addSpecialDays(database(), { typed, astrologerId }, NOW)))

  expect(await listed(astrologerId)).toMatchObject([
    { firstDate: '2026-12-24', lastDate: '2026-12-24', hours: [], reason: 'Wedding', showsReason: true },
  ])
})

test('a special day opens a Sunday at other hours', async () => {
  const astrologerId = await givenDiaryId()
  const hours = [{ opensAt: '10:00', closesAt: '13:30' }]

  await addSpecialDays(database(), { typed: closed('2026-11-22', { isClosed: false, hours }), astrologerId }, NOW)

  expect(await listed(astrologerId)).toMatchObject([{ firstDate: '2026-11-22', hours }])
})

test('a special day in the past is refused', async () => {
  const astrologerId = await givenDiaryId()

  const outcome = await addSpecialDays(database(), { typed: closed('2026-11-15'), astrologerId }, NOW)

  expect(outcome).toEqual({ ok: false, refusal: { firstDate: 'in-the-past' } })
})

test('a special day of another astrologer is neither listed nor removed', async () => {
  const [mine, theirs] = [await givenDiaryId(), await givenDiaryId()]
  await addSpecialDays(database(), { typed: closed('2026-12-24'), astrologerId: theirs }, NOW)
  const [other] = await listed(theirs)

  const removed = await removeSpecialDays(database(), { id: other?.id ?? 0, astrologerId: mine })

  expect(removed).toBeUndefined()
  expect(await listed(mine)).toEqual([])
  expect(await listed(theirs)).toHaveLength(1)
})

test('a special day that was removed can be restored with its place among the others, and its translations', async () => {
  const db = database()
  const astrologerId = await givenDiaryId()
  const typed = closed('2026-12-24', { reason: 'Wedding', showsReason: true })
  await addSpecialDays(db, { typed, astrologerId }, NOW)
  const [{ id } = { id: 0 }] = await listed(astrologerId)
  const texts = [{ field: 'reason', text: 'పెళ్లి', originalHash: originalHash('Wedding') }]
  const by = { editorId: (await givenUser(db, { roles: ['admin'] })).id, now: NOW }
  await recordTranslations(db, { kind: 'closed-days', id }, { texts, language: 'te', ...by })
  const reasons = async (language: Language) => {
    const range = { from: NOW, until: new Date('2026-12-30T00:00:00Z') }
    return (await listOpenTimes(db, { ...range, language }))
      .flatMap(({ overrides }) => overrides)
      .filter(({ firstDate }) => firstDate === '2026-12-24')
      .map(({ reason }) => reason)
  }
  expect(await reasons('te')).toContain('పెళ్లి')

  const removed = await removeSpecialDays(db, { id, astrologerId })
  expect(await listed(astrologerId)).toEqual([])
  expect(await listTranslations(db, { kind: 'closed-days', id }, 'te')).toEqual([])
  const { createdAt, translations = {} } = removed ?? { createdAt: NOW }
  const later = new Date(NOW.getTime() + 60_000)
  const restored = { typed, astrologerId, holidayKey: null, createdAt, translations, editorId: by.editorId }
  await restoreSpecialDays(db, restored, later)

  expect(await listed(astrologerId)).toMatchObject([{ reason: 'Wedding', createdAt: NOW }])
  expect(await reasons('te')).toContain('పెళ్లి')
  expect(await reasons('hi')).toContain('Wedding')
})

test('public holidays close the whole practice, and open it again when the tick is removed', async () => {
  const astrologerId = await givenDiaryId()
  const choose = (...keys: string[]) =>
    chooseHolidays(database(), { stateCode: '27', isChosen: (key) => keys.includes(key), nameOf: holidayName }, NOW)

  await choose('diwali-2027', 'gudi-padwa-2027')
  await choose('diwali-2027')

  expect(await listed(astrologerId)).toMatchObject([
    {
      astrologerId: null,
      firstDate: '2027-10-29',
      lastDate: '2027-10-29',
      hours: [],
      reason: 'Diwali',
      showsReason: true,
      holidayKey: 'diwali-2027',
    },
  ])
  await choose()
  expect((await listHolidayDates(database())).size).toBe(0)
})

test('public holidays move with their date when they are saved again', async () => {
  const choose = () =>
    chooseHolidays(database(), { stateCode: '', isChosen: (key) => key === 'muharram-2027', nameOf: holidayName }, NOW)
  await recordOverride(database(), {
    astrologerId: null,
    firstDate: '2027-06-16',
    lastDate: '2027-06-16',
    hours: [],
    reason: 'Muharram',
    showsReason: true,
    holidayKey: 'muharram-2027',
    createdAt: NOW,
  })

  await choose()
  await choose()

  expect(await listHolidayDates(database())).toEqual(new Map([['muharram-2027', '2027-06-15']]))
  await chooseHolidays(database(), { stateCode: '', isChosen: () => false, nameOf: holidayName }, NOW)
})

test('public holidays of another state stay as they are', async () => {
  await chooseHolidays(
    database(),
    { stateCode: '32', isChosen: (key) => key === 'onam-2027', nameOf: holidayName },
    NOW,
  )

  await chooseHolidays(database(), { stateCode: '27', isChosen: () => false, nameOf: holidayName }, NOW)

  expect([...(await listHolidayDates(database())).keys()]).toEqual(['onam-2027'])
})
