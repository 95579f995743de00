import { expect, test } from 'vitest'
import { listConfirmedSubscribers } from '#db/visitors/subscribers.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { confirmationTokens, SITE, stateOfSubscriber, unsubscribeToken } from '#test/factories/newsletter.ts'
import { AN_INSTANT, anEmail, aVisit, givenSubscriber } from '#test/factories/visitors.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribe } from './unsubscribe.ts'

const SAME_OUTCOME = { ok: true, value: null }
const daysLater = (days: number) => new Date(AN_INSTANT.getTime() + days * DAY_MS)

function subscribe(email: string, visit = aVisit()) {
  return subscribeToNewsletter(database(), SITE, { email, source: 'footer' }, visit)
}

test('subscribes the address when its link is opened once or twice', async () => {
  const email = anEmail()
  await subscribe(email)
  const [token = ''] = await confirmationTokens(database(), email)

  const first = await confirmSubscription(database(), { token, now: AN_INSTANT })
  const second = await confirmSubscription(database(), { token, now: daysLater(1) })

  expect([first, second]).toEqual([SAME_OUTCOME, SAME_OUTCOME])
  expect(await listConfirmedSubscribers(database())).toContainEqual(expect.objectContaining({ email }))
})

test('confirming works with the first of two emails too', async () => {
  const email = anEmail()
  await subscribe(email)
  await subscribe(email)
  const [first = ''] = await confirmationTokens(database(), email)

  expect(await confirmSubscription(database(), { token: first, now: AN_INSTANT })).toEqual(SAME_OUTCOME)
})

test('confirming is refused after a week', async () => {
  const email = anEmail()
  await subscribe(email)
  const [token = ''] = await confirmationTokens(database(), email)

  expect(await confirmSubscription(database(), { token, now: daysLater(7) })).toEqual({
    ok: false,
    refusal: 'link-not-valid',
  })
  expect(await stateOfSubscriber(database(), email)).toBe('pending')
})

test('confirming does not resubscribe a reader who has unsubscribed since', async () => {
  const email = anEmail()
  await subscribe(email)
  const [token = ''] = await confirmationTokens(database(), email)
  await confirmSubscription(database(), { token, now: AN_INSTANT })
  const reader = (await listConfirmedSubscribers(database())).find((one) => one.email === email)
  await unsubscribe(database(), { token: await unsubscribeToken(database(), reader?.id ?? 0), now: AN_INSTANT })

  expect(await confirmSubscription(database(), { token, now: AN_INSTANT })).toEqual({
    ok: false,
    refusal: 'link-not-valid',
  })
  expect(await stateOfSubscriber(database(), email)).toBe('unsubscribed')
})

test('confirming rejects an invented link and a link for another purpose', async () => {
  const { id } = await givenSubscriber(database())

  for (const token of ['', 'invented', await unsubscribeToken(database(), id)]) {
    const outcome = await confirmSubscription(database(), { token, now: AN_INSTANT })
    expect(outcome).toEqual({ ok: false, refusal: 'link-not-valid' })
  }
})
