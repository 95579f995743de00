import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { database } from '#test/database.ts'
import { stateOfSubscriber, unsubscribeToken } from '#test/factories/newsletter.ts'
import { AN_INSTANT, givenSubscriber } from '#test/factories/visitors.ts'
import { unsubscribe } from './unsubscribe.ts'

const SAME_OUTCOME = { ok: true, value: null }
const daysLater = (days: number) => new Date(AN_INSTANT.getTime() + days * DAY_MS)

test('unsubscribing takes one click, even years later, and a second click changes nothing', async () => {
  const { id, email } = await givenSubscriber(database())
  const token = await unsubscribeToken(database(), id)

  const clicks = [
    await unsubscribe(database(), { token, now: daysLater(1_000) }),
    await unsubscribe(database(), { token, now: daysLater(1_001) }),
  ]

  expect(clicks).toEqual([SAME_OUTCOME, SAME_OUTCOME])
  expect(await stateOfSubscriber(database(), email)).toBe('unsubscribed')
})

test('unsubscribing works with the link of any earlier email', async () => {
  const { id, email } = await givenSubscriber(database())
  const oldToken = await unsubscribeToken(database(), id)
  await unsubscribeToken(database(), id)

  await unsubscribe(database(), { token: oldToken, now: AN_INSTANT })

  expect(await stateOfSubscriber(database(), email)).toBe('unsubscribed')
})

test('unsubscribing changes nothing without a valid link', async () => {
  const outcome = await unsubscribe(database(), { token: 'invented', now: AN_INSTANT })

  expect(outcome).toEqual({ ok: false, refusal: 'link-not-valid' })
})
