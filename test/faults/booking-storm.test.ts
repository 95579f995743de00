import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freeSlots, givenRaceClients, type RaceClient } from '../races/race-clients.ts'
import { anyOf, bookAtRandom, expectConsistentBookings, nothingYet, postTo } from '../races/random-bookings.ts'
import { KILL_ROUNDS, LONG_TIMEOUT, STORM_CLIENTS, STORM_SECONDS } from '../races/sizes.ts'
import { withReplicas } from '../races/with-replicas.ts'

const CROWD = 30
const SLOTS_OF_FIVE_DAYS = 40
const BUSY_MACHINE_MS = 60_000

test(
  'C21: no two live bookings share a slot when clients book, pay, cancel and abandon at random',
  LONG_TIMEOUT,
  async () => {
    await withReplicas(2, async ({ servers, db, clock, databaseUrl }) => {
      const clients = await givenRaceClients(db, STORM_CLIENTS, clock.now())
      // The latest days, because the clock advances quickly here and slots need some notice.
      const slots = (await freeSlots(db, clock.now())).slice(-SLOTS_OF_FIVE_DAYS)
      const acknowledged = nothingYet()
      const end = Date.now() + STORM_SECONDS * 1_000
      // Longer on a busy machine, until there is something to check.
      const hasBoth = () => acknowledged.claims.size > 0 && acknowledged.cancelled.size > 0
      const isOver = () => Date.now() >= (hasBoth() ? end : end + BUSY_MACHINE_MS)

      const act = async (client: RaceClient, index: number) => {
        const url = servers[index % servers.length]?.url ?? ''
        while (!isOver()) await bookAtRandom(postTo(url, client), anyOf(slots), acknowledged)
      }
      const expireHolds = async () => {
        for (; !isOver(); await delay(1_500)) clock.advance({ minutes: 16 })
      }
      await Promise.all([...clients.map(act), expireHolds()])

      expect(acknowledged.claims.size).toBeGreaterThan(0)
      expect(acknowledged.cancelled.size).toBeGreaterThan(0)
      await expectConsistentBookings(db, databaseUrl, acknowledged)
    })
  },
)

test('H1: a server killed under booking load loses nothing that it acknowledged', LONG_TIMEOUT, async () => {
  await withReplicas(1, async ({ servers, db, clock, databaseUrl, startAnother }) => {
    const [steady] = servers
    if (!steady) throw new Error('There is no server.')
    const clients = await givenRaceClients(db, CROWD, clock.now())
    const slots = (await freeSlots(db, clock.now())).slice(-SLOTS_OF_FIVE_DAYS)
    const acknowledged = nothingYet()

    for (let round = 0; round < KILL_ROUNDS; round++) {
      const victim = await startAnother()
      let isKilled = false

      const act = async (client: RaceClient, index: number) => {
        const url = index % 2 ? steady.url : victim.url
        while (!isKilled) await bookAtRandom(postTo(url, client), anyOf(slots), acknowledged)
      }
      const storm = clients.map(act)
      await delay(150 + randomInt(400))
      await victim.kill()
      isKilled = true
      await Promise.all(storm)
      // Unpaid holds expire, so their slots can be booked again.
      clock.advance({ minutes: 31 })
    }

    expect(acknowledged.bookings.size).toBeGreaterThan(0)
    await expectConsistentBookings(db, databaseUrl, acknowledged)
    console.log(
      `${KILL_ROUNDS} kills: ${acknowledged.bookings.size} bookings, ${acknowledged.claims.size} claims and ${acknowledged.cancelled.size} cancellations acknowledged, all present`,
    )
  })
})
