import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateLimits } from '#db/schema/server.ts'
import { msUntilAllowed } from '#domain/limits/limits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { database, databaseUrl } from '#test/database.ts'
import { connect } from './client.ts'
import { deleteExpiredRateLimits, giveBackToken, takeToken } from './rate-limits.ts'

const noon = new Date('2026-05-04T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE_MS)

function aLimit() {
  return { key: `test:${randomUUID()}`, limit: 3, windowMs: HOUR_MS, now: noon }
}

test('a limit of three an hour accepts three and says when the next one is allowed', async () => {
  const limit = aLimit()

  const taken = []
  for (const minutes of [0, 10, 20, 30]) {
    taken.push(await takeToken(database(), { ...limit, now: minutesLater(minutes) }))
  }

  expect(taken.map((outcome) => outcome.ok)).toEqual([true, true, true, false])
  expect(taken[3]).toEqual({ ok: false, refusal: { retryAfterMs: 30 * MINUTE_MS } })
})

test('a limit of three an hour holds for every hour, not only for those that begin with the first try', async () => {
  const limit = aLimit()
  for (const minutes of [0, 50, 55]) await takeToken(database(), { ...limit, now: minutesLater(minutes) })

  const after = []
  for (const minutes of [60, 61, 110]) {
    after.push((await takeToken(database(), { ...limit, now: minutesLater(minutes) })).ok)
  }

  expect(after).toEqual([true, false, true])
})

test('a limit of three an hour is not extended by refused tries', async () => {
  const limit = aLimit()
  for (let tries = 0; tries < 10; tries += 1) await takeToken(database(), limit)

  expect((await takeToken(database(), { ...limit, now: minutesLater(60) })).ok).toBe(true)
})

test('a limit of three an hour accepts exactly three of thirty parallel tries on two servers', async () => {
  const limit = aLimit()
  const otherServer = connect(databaseUrl())

  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, index) => takeToken(index % 2 ? database() : otherServer.db, limit)),
  )
  await otherServer.close()

  expect(taken.filter((outcome) => outcome.ok)).toHaveLength(3)
})

test('a limit of three an hour is independent of other keys', async () => {
  const [one, other] = [aLimit(), aLimit()]
  for (let tries = 0; tries < 4; tries += 1) await takeToken(database(), one)

  expect((await takeToken(database(), other)).ok).toBe(true)
})

test('a limit of three an hour has room again for a try that was given back', async () => {
  const limit = aLimit()
  for (const minutes of [0, 1, 2]) await takeToken(database(), { ...limit, now: minutesLater(minutes) })

  await giveBackToken(database(), limit.key, minutesLater(1))

  const next = [
    await takeToken(database(), { ...limit, now: minutesLater(3) }),
    await takeToken(database(), { ...limit, now: minutesLater(3) }),
  ]
  expect(next.map((outcome) => outcome.ok)).toEqual([true, false])
})

test('H11: a limit of three an hour does not last longer than an hour when the clock is set back a month', async () => {
  const limit = aLimit()
  for (let tries = 0; tries < 3; tries += 1) await takeToken(database(), limit)
  const earlier = new Date(noon.getTime() - 30 * DAY_MS)

  const taken = []
  for (let tries = 0; tries < 4; tries += 1) taken.push(await takeToken(database(), { ...limit, now: earlier }))

  expect(taken.map((outcome) => outcome.ok)).toEqual([true, true, true, false])
  expect(taken[3]).toEqual({ ok: false, refusal: { retryAfterMs: HOUR_MS } })
})

test('a limit of three an hour counts the tries of a replica whose clock is a second ahead', async () => {
  const limit = aLimit()
  const ahead = new Date(noon.getTime() + 1_000)
  for (let tries = 0; tries < 3; tries += 1) await takeToken(database(), { ...limit, now: ahead })

  expect(await takeToken(database(), limit)).toEqual({ ok: false, refusal: { retryAfterMs: HOUR_MS } })
})

test('decides like the rule, whenever the tries arrive', async () => {
  const windowMs = 10_000
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat({ max: 12_000 }), { minLength: 1, maxLength: 15 }),
      async (limit, gaps) => {
        const key = `test:${randomUUID()}`
        const tries: number[] = []
        let now = noon.getTime()
        for (const gap of gaps) {
          now += gap
          const expected = msUntilAllowed(tries, { limit, windowMs }, now)
          const taken = await takeToken(database(), { key, limit, windowMs, now: new Date(now) })

          expect(taken).toEqual(
            expected === 0 ? { ok: true, value: null } : { ok: false, refusal: { retryAfterMs: expected } },
          )
          if (taken.ok) tries.push(now)
        }
      },
    ),
    { numRuns: 20 },
  )
})

test('deletes rows once their window has passed, and those of a clock that was set back', async () => {
  const limit = aLimit()
  const fromTheFuture = { ...aLimit(), now: new Date(noon.getTime() + 30 * DAY_MS) }
  await takeToken(database(), limit)
  await takeToken(database(), fromTheFuture)
  const rowsOf = (key: string) => database().select().from(rateLimits).where(eq(rateLimits.key, key))

  await deleteExpiredRateLimits(database(), minutesLater(59))
  expect(await rowsOf(limit.key)).toHaveLength(1)
  expect(await rowsOf(fromTheFuture.key)).toEqual([])

  await deleteExpiredRateLimits(database(), minutesLater(60))
  expect(await rowsOf(limit.key)).toEqual([])
})
