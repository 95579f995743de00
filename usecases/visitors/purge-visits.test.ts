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
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { SITE } from '#test/factories/newsletter.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { AN_INSTANT, anEmail, aVisit, givenSubscriber } from '#test/factories/visitors.ts'
import { createNewsletterLink } from './newsletter-link.ts'
import { purgeVisits } from './purge-visits.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'

const daysLater = (days: number) => new Date(AN_INSTANT.getTime() + days * DAY_MS)

test('deletes unconfirmed subscribers after a month, and retains readers with their unsubscribe links', async () => {
  const [early, late] = [anEmail(), anEmail()]
  await subscribeToNewsletter(database(), SITE, { email: early, source: 'blog' }, aVisit())
  await subscribeToNewsletter(database(), SITE, { email: late, source: 'blog' }, aVisit({ now: daysLater(10) }))
  const reader = await givenSubscriber(database())
  await createNewsletterLink(database(), SITE, { subscriberId: reader.id, purpose: 'unsubscribe', now: AN_INSTANT })

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
    receivedAt: AN_INSTANT,
  } as const
  await db.insert(contactMessages).values([
    { ...message, handledAt: AN_INSTANT },
    { ...message, subject: 'Still open' },
  ])
  await db.insert(contentSuggestions).values({ topic: 'Dashas', suggestedAt: AN_INSTANT, handledAt: AN_INSTANT })

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
  await markUnsubscribed(db, id, AN_INSTANT)
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
    { email: anEmail(), teacherPageId, requestedAt: AN_INSTANT, notifiedAt: AN_INSTANT },
    { email: anEmail(), teacherPageId, requestedAt: AN_INSTANT },
  ])

  await purgeVisits(db, daysLater(1))

  expect(await db.select().from(notificationRequests)).toMatchObject([{ notifiedAt: null }])
})
