import { expect, test } from 'vitest'
import { requirePractice } from '#db/content/practice.ts'
import { listProgress } from '#db/content/translations.ts'
import { listBookableCohorts } from '#db/learning/cohorts.ts'
import { countWaitingQuestions, listQuestionsForStaff } from '#db/learning/lesson-questions.ts'
import { bookings } from '#db/schema/bookings.ts'
import { remedies } from '#db/schema/remedies.ts'
import { contactMessages, contentSuggestions } from '#db/schema/visitors.ts'
import { countReviews } from '#db/sessions/reviews.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { DEMO_BOOKINGS } from './demo-bookings.ts'
import { DEMO_MESSAGES } from './demo-messages.ts'
import { loadDemo } from './load-demo.ts'

test('loads a month of bookings in every state once, with a sound ledger', async () => {
  const db = database()
  await loadSampleContent(db)
  const now = new Date('2026-11-16T04:30:00Z')

  const first = await loadDemo(db, TEST_KEYS, now)
  const second = await loadDemo(db, TEST_KEYS, now)

  expect([first, second]).toEqual([true, false])
  const rows = await db.select({ status: bookings.status, payment: bookings.paymentStatus }).from(bookings)
  expect(rows).toHaveLength(DEMO_BOOKINGS.length)
  expect(new Set(rows.map(({ status, payment }) => `${status} ${payment}`))).toEqual(
    new Set(['paid paid', 'paid awaiting_verification', 'pending pending', 'cancelled paid']),
  )
  expect(await checkLedger(db)).toEqual([])
  expect(await countReviews(db, WHOLE_PRACTICE)).toEqual({ waiting: 1, published: 1 })
  expect(await db.$count(contactMessages)).toBe(DEMO_MESSAGES.length)
  expect(await db.$count(contentSuggestions)).toBe(1)
  expect(await db.$count(remedies)).toBe(2)
  expect(await countWaitingQuestions(db)).toBe(2)
  expect(await listQuestionsForStaff(db, { isAnswered: true, limit: 9 })).toMatchObject([{ isPrivate: false }])
  expect(await listBookableCohorts(db, 'all', { now, language: 'te' })).toMatchObject([
    { isClass: true, courseTitle: 'శనివారం సత్సంగం' },
  ])
  const practice = await requirePractice(db)
  const progress = await listProgress(db, practice, practiceOriginals(practice), now)
  expect(progress.filter(({ missing, older }) => missing + older > 0)).toEqual([])
})
