import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  contactMessages,
  contentSuggestions,
  newsletterLinks,
  newsletterSubscribers,
  notificationRequests,
} from '#db/schema/visitors.ts'
import { markUnsubscribed } from '#db/visitors/subscribers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { database } from '#test/database.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { A_MOMENT, anEmail, aVisit, givenSubscriber } from '#test/factories/visitors.ts'
import { createNewsletterLink } from './newsletter-link.ts'
import { purgeVisits } from './purge-visits.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'

const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }
const daysLater = (days: number) => new Date(A_MOMENT.getTime() + days * DAY_MS)

test('deletes unconfirmed subscribers after a month, and retains readers with their unsubscribe links', async () => {
  const [early, late] = [anEmail(), anEmail()]
  await subscribeToNewsletter(database(), SITE, { email: early, source: 'blog' }, aVisit())
  await subscribeToNewsletter(database(), SITE, { email: late, source: 'blog' }, aVisit({ now: daysLater(10) }))
  const reader = await givenSubscriber(database())
  await createNewsletterLink(database(), SITE, { subscriberId: reader.id, purpose: 'unsubscribe', now: A_MOMENT })

  const normalized = await purgeVisits(database(), daysLater(31))

  const retained = await database()
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, [early, late, reader.email]))
  expect(retained.map(({ email }) => email).toSorted()).toEqual([late, reader.email].toSorted())
  expect(await database().select().from(newsletterLinks)).toMatchObject([
    { subscriberId: reader.id, purpose: 'unsubscribe' },
  ])
  expect(normalized.limits).toBeGreaterThan(0)
})

test('deletes messages and suggestions a year after they were handled, and retains open ones', async () => {
  const db = database()
  const message = {
    name: 'Ravi',
    email: anEmail(),
    inquiryType: 'general',
    subject: 'A question',
    message: 'When does it begin?',
    receivedAt: A_MOMENT,
  } as const
  await db.insert(contactMessages).values([
    { ...message, handledAt: A_MOMENT },
    { ...message, subject: 'Still open' },
  ])
  await db.insert(contentSuggestions).values({ topic: 'Dashas', suggestedAt: A_MOMENT, handledAt: A_MOMENT })

  const early = await purgeVisits(db, daysLater(364))
  const late = await purgeVisits(db, daysLater(366))

  expect([early.messages, late.messages]).toEqual([0, 2])
  expect(await db.select({ subject: contactMessages.subject }).from(contactMessages)).toEqual([
    { subject: 'Still open' },
  ])
})

test('deletes the address of an unsubscribed reader after thirty days', async () => {
  const db = database()
  const { id } = await givenSubscriber(db)
  await markUnsubscribed(db, id, A_MOMENT)
  const isRetained = async () => (await db.$count(newsletterSubscribers, inArray(newsletterSubscribers.id, [id]))) === 1

  await purgeVisits(db, daysLater(29))
  expect(await isRetained()).toBe(true)
  await purgeVisits(db, daysLater(31))

  expect(await isRetained()).toBe(false)
})

test('deletes a notification request once its email is queued', async () => {
  const db = database()
  const { id: teacherPageId } = await givenTeacherPage(db)
  await db.insert(notificationRequests).values([
    { email: anEmail(), teacherPageId, requestedAt: A_MOMENT, notifiedAt: A_MOMENT },
    { email: anEmail(), teacherPageId, requestedAt: A_MOMENT },
  ])

  await purgeVisits(db, daysLater(1))

  expect(await db.select().from(notificationRequests)).toMatchObject([{ notifiedAt: null }])
})
