import { expect, test } from 'vitest'
import { newsletterLinks } from '#db/schema/visitors.ts'
import { listConfirmedSubscribers } from '#db/visitors/subscribers.ts'
import { database } from '#test/database.ts'
import { confirmationTokens, SITE, stateOfSubscriber, unsubscribeToken } from '#test/factories/newsletter.ts'
import { AN_INSTANT, anEmail, aVisit, givenSubscriber, listEmailsTo } from '#test/factories/visitors.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribe } from './unsubscribe.ts'

const SAME_OUTCOME = { ok: true, value: null }

function subscribe(email: string, visit = aVisit()) {
  return subscribeToNewsletter(database(), SITE, { email, source: 'footer' }, visit)
}

test('subscribing sends one confirmation email and nothing else until its link is opened', async () => {
  const email = anEmail()

  const outcome = await subscribe(email)

  expect(outcome).toEqual(SAME_OUTCOME)
  expect(await listEmailsTo(database(), email)).toMatchObject([{ kind: 'newsletter-opt-in' }])
  expect(await stateOfSubscriber(database(), email)).toBe('pending')
  expect(await listConfirmedSubscribers(database())).not.toContainEqual(expect.objectContaining({ email }))
})

test('subscribing has the same outcome for new, waiting, subscribed and unsubscribed addresses', async () => {
  const waiting = anEmail()
  await subscribe(waiting)
  const subscribed = await givenSubscriber(database())
  const gone = await givenSubscriber(database())
  await unsubscribe(database(), { token: await unsubscribeToken(database(), gone.id), now: AN_INSTANT })

  const outcomes = []
  for (const email of [anEmail(), waiting, subscribed.email, gone.email]) outcomes.push(await subscribe(email))

  expect(outcomes).toEqual([SAME_OUTCOME, SAME_OUTCOME, SAME_OUTCOME, SAME_OUTCOME])
  expect(await listEmailsTo(database(), subscribed.email)).toEqual([])
  expect(await stateOfSubscriber(database(), subscribed.email)).toBe('confirmed')
  expect(await listEmailsTo(database(), gone.email)).toMatchObject([{ kind: 'newsletter-opt-in' }])
  expect(await stateOfSubscriber(database(), gone.email)).toBe('pending')
})

test('subscribing recognizes an address in any spelling', async () => {
  const { email } = await givenSubscriber(database())

  await subscribe(`  ${email.toUpperCase()} `)

  expect(await listEmailsTo(database(), email)).toEqual([])
})

test('subscribing rejects text that is not an address', async () => {
  expect(await subscribe('nobody')).toEqual({
    ok: false,
    refusal: { reason: 'invalid', problems: { email: 'invalid' } },
  })
  expect(await subscribe(' ')).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { email: 'missing' } } })
})

test('subscribing sends at most three emails an hour to one address, and says so', async () => {
  const email = anEmail()

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => subscribe(email)))

  expect(outcomes.filter(({ ok }) => ok)).toEqual(Array(3).fill(SAME_OUTCOME))
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { reason: 'too-often', isMailboxFull: true } })
  expect(await listEmailsTo(database(), email)).toHaveLength(3)
})

test('subscribing does nothing when the hidden field is filled in', async () => {
  const email = anEmail()

  const outcome = await subscribe(email, aVisit({ honeypot: 'x' }))

  expect(outcome).toEqual(SAME_OUTCOME)
  expect(await stateOfSubscriber(database(), email)).toBeUndefined()
})

test('subscribing stores no usable token in the database', async () => {
  const email = anEmail()
  await subscribe(email)
  const [token = ''] = await confirmationTokens(database(), email)

  const stored = JSON.stringify([
    await database().select().from(newsletterLinks),
    await listEmailsTo(database(), email),
  ])

  expect(token).toHaveLength(43)
  expect(stored).not.toContain(token)
})
