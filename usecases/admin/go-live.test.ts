import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findPrincipalId, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { findConsultationPackage, listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findSelectedRemoval } from '#db/content/samples.ts'
import { consultationPackages, testimonials } from '#db/schema/content.ts'
import { removedContent } from '#db/schema/removed-content.ts'
import { weekText } from '#domain/availability/typed-hours.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import { undoableSince } from '#domain/content/undo-removal.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { SAMPLE_PRACTICE } from '#usecases/content/sample/en/practice.ts'
import { createEmptyPractice } from '#usecases/content/write-first-content.ts'
import { changeHours } from '#usecases/desk/change-hours.ts'
import { changePractice } from './change-practice.ts'
import { removeAllSamples, restoreAllSamples, resumeStep, skipStep } from './go-live.ts'

const now = new Date('2026-11-16T04:30:00Z')
let own: TestDatabase
let editor: { editorId: string; now: Date }

beforeEach(async () => {
  own = await createDatabase()
  return () => own.drop()
})

async function givenSamples() {
  await loadSampleContent(own.db)
  editor = { editorId: (await givenUser(own.db, { roles: ['admin'] })).id, now }
}

const countOf = async (table: string) => {
  const { rows } = await own.db.execute<{ count: number }>(sql`select count(*)::integer from ${sql.identifier(table)}`)
  return rows[0]?.count
}
const SAMPLE_TABLES = ['testimonials', 'faq_entries', 'teachers', 'resources', 'blog_posts', 'courses', 'lessons']
const countSamples = () => Promise.all(SAMPLE_TABLES.map(countOf))
const hoursOf = async () => (await listWeeklyHours(own.db, await findPrincipalId(own.db))).flat()
const lastRemovalId = async () => (await findSelectedRemoval(own.db, undoableSince(now)))?.id ?? 0

test('a new practice without samples is closed, gives no discount and promises nothing of its own', async () => {
  await createEmptyPractice(own.db)
  const practice = await requirePractice(own.db)

  expect(await hoursOf()).toEqual([])
  expect(practice).toMatchObject({ returningDiscount: 0, trustLine: '', facts: [], homeTexts: { benefits: null } })
  expect(practice.sampleParts).toEqual(expect.arrayContaining(['hours', 'discount', 'home']))
})

test('removes all samples in one step, and undoes it', async () => {
  await givenSamples()
  const [before, practice, hours] = [await countSamples(), await requirePractice(own.db), await hoursOf()]

  const removed = await removeAllSamples(own.db, editor)
  expect(removed).toBeGreaterThan(40)
  expect(await countSamples()).toEqual(SAMPLE_TABLES.map(() => 0))
  expect(await requirePractice(own.db)).toMatchObject({ name: 'Jyotish practice', returningDiscount: 0, about: '' })
  expect(await hoursOf()).toEqual([])
  expect(await removeAllSamples(own.db, editor)).toBe(0)

  expect(await restoreAllSamples(own.db, await lastRemovalId(), editor)).toBeGreaterThan(20)
  expect(await countSamples()).toEqual(before)
  expect(await hoursOf()).toEqual(hours)
  const { upi, ...restored } = await requirePractice(own.db)
  expect({ ...restored, upi: { ...upi, changedAt: null } }).toEqual(practice)
  expect(await restoreAllSamples(own.db, await lastRemovalId(), editor)).toBe(0)
})

test('removing all samples leaves what the practice has set itself', async () => {
  await givenSamples()
  await changePractice(own.db, { part: 'about', change: { about: 'My own story.' }, version: 1, ...editor })
  const astrologerId = await findPrincipalId(own.db)
  const monday = [{ opensAt: '09:00', closesAt: '12:00' }]
  const before = weekText(await listWeeklyHours(own.db, astrologerId))
  await changeHours(own.db, { astrologerId, typed: [monday, [], [], [], [], [], []], before })
  const [testimonial] = await own.db
    .update(testimonials)
    .set({ isSample: false })
    .where(eq(testimonials.id, 1))
    .returning()

  await removeAllSamples(own.db, editor)

  expect((await requirePractice(own.db)).about).toBe('My own story.')
  expect(await hoursOf()).toEqual(monday)
  expect(await countOf('testimonials')).toBe(testimonial ? 1 : 0)
})

test('a sample that someone has booked leaves the site and stays in the books', async () => {
  await givenSamples()
  const booked = await findConsultationPackage(own.db, 'full-life-prediction')
  if (!booked) throw new Error('The sample packages are missing.')
  const client = await givenUser(own.db)
  await givenBooking(own.db, { userId: client.id, service: consultationService(booked), state: 'claimed', now })

  await removeAllSamples(own.db, editor)
  expect(await listConsultationPackages(own.db)).toEqual([])
  expect(await own.db.select().from(consultationPackages)).toMatchObject([{ id: booked.id, retiredAt: now }])

  await restoreAllSamples(own.db, await lastRemovalId(), editor)
  expect((await listConsultationPackages(own.db)).map(({ name }) => name)).toContain(booked.name)
})

test('undoing leaves a setting that was saved after the removal', async () => {
  await givenSamples()
  await removeAllSamples(own.db, editor)
  await changePractice(own.db, { part: 'about', change: { about: 'My own story.' }, version: 2, ...editor })

  await restoreAllSamples(own.db, await lastRemovalId(), editor)

  expect(await requirePractice(own.db)).toMatchObject({ about: 'My own story.', name: SAMPLE_PRACTICE.name })
})

test('“Not for us” takes the samples of that step off the site, and nothing else', async () => {
  await givenSamples()
  const posts = await countOf('blog_posts')

  expect(await skipStep(own.db, 'courses', editor)).toBe(4)
  expect(await listCourses(own.db)).toEqual([])
  expect(await countOf('blog_posts')).toBe(posts)
  expect((await countWaiting(own.db)).skippedSteps).toEqual(['courses'])

  await skipStep(own.db, 'courses', editor)
  expect((await countWaiting(own.db)).skippedSteps).toEqual(['courses'])
  await resumeStep(own.db, 'courses', editor)
  expect((await countWaiting(own.db)).skippedSteps).toEqual([])
  expect(await own.db.select().from(removedContent)).toHaveLength(1)
})
