import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsletterLinks, newsletterSubscribers } from '#db/schema/visitors.ts'
import { database } from '#test/database.ts'
import { A_MOMENT, anEmail, aVisit, givenSubscriber } from '#test/factories/visitors.ts'
import { createNewsletterLink } from './newsletter-link.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { tidyVisits } from './tidy-visits.ts'

const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }
const daysLater = (days: number) => new Date(A_MOMENT.getTime() + days * 24 * 60 * 60_000)

test('people who never confirmed are forgotten after a month, readers and their way out stay', async () => {
  const [early, late] = [anEmail(), anEmail()]
  await subscribeToNewsletter(database(), SITE, { email: early, source: 'blog' }, aVisit())
  await subscribeToNewsletter(database(), SITE, { email: late, source: 'blog' }, aVisit({ now: daysLater(10) }))
  const reader = await givenSubscriber(database())
  await createNewsletterLink(database(), SITE, { subscriberId: reader.id, purpose: 'unsubscribe', now: A_MOMENT })

  const tidied = await tidyVisits(database(), daysLater(31))

  const kept = await database()
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, [early, late, reader.email]))
  expect(kept.map(({ email }) => email).toSorted()).toEqual([late, reader.email].toSorted())
  expect(await database().select().from(newsletterLinks)).toMatchObject([
    { subscriberId: reader.id, purpose: 'unsubscribe' },
  ])
  expect(tidied.limits).toBeGreaterThan(0)
})
