import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { database, databaseUrl } from '#test/database.ts'
import { deleteExpiredRateLimits, giveBackToken, takeToken } from './rate-limits.ts'
import { rateLimits } from './schema/rate-limits.ts'

const noon = new Date('2026-05-04T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE_MS)

function aLimit() {
  return { key: `test:${randomUUID()}`, limit: 3, windowMs: HOUR_MS, now: noon }
}

describe('a limit of three an hour', () => {
  test('lets three through and says when the next one may come', async () => {
    const limit = aLimit()

    const taken = []
    for (const minutes of [0, 10, 20, 30]) {
      taken.push(await takeToken(database(), { ...limit, now: minutesLater(minutes) }))
    }

    expect(taken.map((outcome) => outcome.ok)).toEqual([true, true, true, false])
    expect(taken[3]).toEqual({ ok: false, refusal: { retryAfterMs: 30 * MINUTE_MS } })
  })

  test('holds for every hour, not only for those that begin with the first try', async () => {
    const limit = aLimit()
    for (const minutes of [0, 50, 55]) await takeToken(database(), { ...limit, now: minutesLater(minutes) })

    const after = []
    for (const minutes of [60, 61, 110]) {
      after.push((await takeToken(database(), { ...limit, now: minutesLater(minutes) })).ok)
    }

    expect(after).toEqual([true, false, true])
  })

  test('is not prolonged by tries that were refused', async () => {
    const limit = aLimit()
    for (let tries = 0; tries < 10; tries += 1) await takeToken(database(), limit)

    expect((await takeToken(database(), { ...limit, now: minutesLater(60) })).ok).toBe(true)
  })

  test('lets exactly three of thirty through that come at once, from two servers', async () => {
    const limit = aLimit()
    const otherServer = connect(databaseUrl())

    const taken = await Promise.all(
      Array.from({ length: 30 }, (_, index) => takeToken(index % 2 ? database() : otherServer.db, limit)),
    )
    await otherServer.close()

    expect(taken.filter((outcome) => outcome.ok)).toHaveLength(3)
  })

  test('does not mind what others do', async () => {
    const [one, other] = [aLimit(), aLimit()]
    for (let tries = 0; tries < 4; tries += 1) await takeToken(database(), one)

    expect((await takeToken(database(), other)).ok).toBe(true)
  })

  test('has room again for a try that was given back', async () => {
    const limit = aLimit()
    for (const minutes of [0, 1, 2]) await takeToken(database(), { ...limit, now: minutesLater(minutes) })

    await giveBackToken(database(), limit.key, minutesLater(1))

    const next = [await takeToken(database(), limit), await takeToken(database(), limit)]
    expect(next.map((outcome) => outcome.ok)).toEqual([true, false])
  })
})

test('counts are forgotten once their window has passed, and not before', async () => {
  const limit = aLimit()
  await takeToken(database(), limit)
  const rows = () => database().select().from(rateLimits).where(eq(rateLimits.key, limit.key))

  await deleteExpiredRateLimits(database(), minutesLater(59))
  expect(await rows()).toHaveLength(1)

  await deleteExpiredRateLimits(database(), minutesLater(60))
  expect(await rows()).toEqual([])
})
