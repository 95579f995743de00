import { beforeAll, expect, test } from 'vitest'
import { findMuhurtaBook } from '#db/content/muhurta-book.ts'
import { bookForSearch } from '#domain/almanac/own-book.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY } from '#test/factories/bookings.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { saveMuhurtaBook } from './save-muhurta-book.ts'

let staffId: string
beforeAll(async () => {
  staffId = await givenStaff(database())
})

const BOOK = { base: 'tamil', off: ['rahu-kalam'], weaker: ['weekday'], isOffered: false, version: 0 }
const save = (changes: Partial<typeof BOOK> = {}) =>
  saveMuhurtaBook(database(), { ...BOOK, ...changes, staffId }, A_MONDAY)

test('refuses books and rules that do not exist', async () => {
  expect(await save({ base: 'lal-kitab' })).toEqual({ ok: false, refusal: 'book-unknown' })
  expect(await save({ off: ['no-such-rule'] })).toEqual({ ok: false, refusal: 'rule-unknown' })
  expect(await findMuhurtaBook(database())).toBeUndefined()
})

test('saves the book of the practice, and never over the rules of a colleague', async () => {
  expect((await save()).ok).toBe(true)
  const first = await findMuhurtaBook(database())
  expect(await save()).toEqual({ ok: false, refusal: 'book-changed' })
  expect((await save({ version: 1, isOffered: true })).ok).toBe(true)
  expect(await save({ version: 1 })).toEqual({ ok: false, refusal: 'book-changed' })

  expect(first).toEqual({ ...BOOK, version: 1 })
  expect(bookForSearch(first, { isPublic: true })).toBeNull()
  expect(bookForSearch(await findMuhurtaBook(database()), { isPublic: true })).toEqual({
    base: 'tamil',
    off: ['rahu-kalam'],
    weaker: ['weekday'],
  })
  const changes = (await listAudit(database())).filter(({ action }) => action === 'muhurta-rules-changed')
  expect(changes).toHaveLength(2)
})
