import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newsletterSubscribers } from '#db/schema/visitors.ts'
import { unsealText } from '#db/sealed-text.ts'
import { listConfirmedSubscribers } from '#db/visitors/subscribers.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { database } from '#test/database.ts'
import { AN_INSTANT, anEmail, aVisit, givenSubscriber, listEmailsTo } from '#test/factories/visitors.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { createNewsletterLink } from './newsletter-link.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribe } from './unsubscribe.ts'

const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }
const SAME_OUTCOME = { ok: true, value: null }
const daysLater = (days: number) => new Date(AN_INSTANT.getTime() + days * DAY_MS)

function subscribe(email: string, visit = aVisit()) {
  return subscribeToNewsletter(database(), SITE, { email, source: 'footer' }, visit)
}

async function stateOf(email: string) {
  const [row] = await database().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.state
}

function tokenIn(link: SealedText): string {
  return new URL(unsealText(link, SITE.secret)).searchParams.get('token') ?? ''
}

/** The tokens of the opt-in emails to a mailbox, oldest first. */
async function confirmationTokens(email: string): Promise<string[]> {
  const emails = await listEmailsTo(database(), email)
  return emails.map(({ payload }) => tokenIn('link' in payload ? (payload.link as SealedText) : ('' as SealedText)))
}

async function unsubscribeToken(subscriberId: number): Promise<string> {
  const { link } = await createNewsletterLink(database(), SITE, {
    subscriberId,
    purpose: 'unsubscribe',
    now: AN_INSTANT,
  })
  return tokenIn(link)
}

describe('confirming', () => {
  test('subscribes the address when its link is opened once or twice', async () => {
    const email = anEmail()
    await subscribe(email)
    const [token = ''] = await confirmationTokens(email)

    const first = await confirmSubscription(database(), { token, now: AN_INSTANT })
    const second = await confirmSubscription(database(), { token, now: daysLater(1) })

    expect([first, second]).toEqual([SAME_OUTCOME, SAME_OUTCOME])
    expect(await listConfirmedSubscribers(database())).toContainEqual(expect.objectContaining({ email }))
  })

  test('works with the first of two emails too', async () => {
    const email = anEmail()
    await subscribe(email)
    await subscribe(email)
    const [first = ''] = await confirmationTokens(email)

    expect(await confirmSubscription(database(), { token: first, now: AN_INSTANT })).toEqual(SAME_OUTCOME)
  })

  test('is refused after a week', async () => {
    const email = anEmail()
    await subscribe(email)
    const [token = ''] = await confirmationTokens(email)

    expect(await confirmSubscription(database(), { token, now: daysLater(7) })).toEqual({
      ok: false,
      refusal: 'link-not-valid',
    })
    expect(await stateOf(email)).toBe('pending')
  })

  test('does not resubscribe a reader who has unsubscribed since', async () => {
    const email = anEmail()
    await subscribe(email)
    const [token = ''] = await confirmationTokens(email)
    await confirmSubscription(database(), { token, now: AN_INSTANT })
    const reader = (await listConfirmedSubscribers(database())).find((one) => one.email === email)
    await unsubscribe(database(), { token: await unsubscribeToken(reader?.id ?? 0), now: AN_INSTANT })

    expect(await confirmSubscription(database(), { token, now: AN_INSTANT })).toEqual({
      ok: false,
      refusal: 'link-not-valid',
    })
    expect(await stateOf(email)).toBe('unsubscribed')
  })

  test('rejects an invented link and a link for another purpose', async () => {
    const { id } = await givenSubscriber(database())

    for (const token of ['', 'invented', await unsubscribeToken(id)]) {
      const outcome = await confirmSubscription(database(), { token, now: AN_INSTANT })
      expect(outcome).toEqual({ ok: false, refusal: 'link-not-valid' })
    }
  })
})
