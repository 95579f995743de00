import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newsletterSubscribers } from '#db/schema/visitors.ts'
import { unsealText } from '#db/sealed-text.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { database } from '#test/database.ts'
import { AN_INSTANT, givenSubscriber } from '#test/factories/visitors.ts'
import { createNewsletterLink } from './newsletter-link.ts'
import { unsubscribe } from './unsubscribe.ts'

const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }
const SAME_OUTCOME = { ok: true, value: null }
const daysLater = (days: number) => new Date(AN_INSTANT.getTime() + days * DAY_MS)

async function stateOf(email: string) {
  const [row] = await database().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.state
}

function tokenIn(link: SealedText): string {
  return new URL(unsealText(link, SITE.secret)).searchParams.get('token') ?? ''
}

async function unsubscribeToken(subscriberId: number): Promise<string> {
  const { link } = await createNewsletterLink(database(), SITE, {
    subscriberId,
    purpose: 'unsubscribe',
    now: AN_INSTANT,
  })
  return tokenIn(link)
}

describe('unsubscribing', () => {
  test('takes one click, even years later, and a second click changes nothing', async () => {
    const { id, email } = await givenSubscriber(database())
    const token = await unsubscribeToken(id)

    const clicks = [
      await unsubscribe(database(), { token, now: daysLater(1_000) }),
      await unsubscribe(database(), { token, now: daysLater(1_001) }),
    ]

    expect(clicks).toEqual([SAME_OUTCOME, SAME_OUTCOME])
    expect(await stateOf(email)).toBe('unsubscribed')
  })

  test('works with the link of any earlier email', async () => {
    const { id, email } = await givenSubscriber(database())
    const oldToken = await unsubscribeToken(id)
    await unsubscribeToken(id)

    await unsubscribe(database(), { token: oldToken, now: AN_INSTANT })

    expect(await stateOf(email)).toBe('unsubscribed')
  })

  test('changes nothing without a valid link', async () => {
    const outcome = await unsubscribe(database(), { token: 'invented', now: AN_INSTANT })

    expect(outcome).toEqual({ ok: false, refusal: 'link-not-valid' })
  })
})
