import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prasnaSeals } from '#db/schema/sessions.ts'
import { listBrokenLinks, listUnsealedQuestions } from '#db/sessions/prasna-seals.ts'
import { CHAIN_START } from '#domain/sessions/prasna-seal.ts'
import { bookingForm } from '../factories/bookings.ts'
import { bookedId, countStatuses, givenRaceClients, send, urlOf } from './race-clients.ts'
import { CROWDS, LONG_TIMEOUT, RACE_ROUNDS } from './sizes.ts'
import { withReplicas } from './with-replicas.ts'

const PRASNA = '/book/consultation/prasna'

test(
  'questions that reach two servers at once make one chain, without a fork and without a gap',
  LONG_TIMEOUT,
  async () => {
    await withReplicas(2, async ({ servers, db, clock }) => {
      let asked = 0
      for (let round = 0; round < RACE_ROUNDS; round++) {
        const clients = await givenRaceClients(db, Math.max(...CROWDS), clock.now())

        // Each form is sent to both servers, as by an impatient client; it is one question with one seal.
        const responses = await Promise.all(
          clients.flatMap((client, index) => {
            const question = bookingForm({ notes: `Question ${round}.${index}`, currentLocation: 'Mysuru' })
            const form = { intent: 'book', idempotencyKey: randomUUID(), ...question }
            return servers.map(({ url }) => send(url, client, PRASNA, form))
          }),
        )
        asked += clients.length
        expect(countStatuses(responses)).toEqual({ 302: 2 * clients.length })
        expect(new Set(responses.map(bookedId)).size).toBe(clients.length)
      }

      // A changed question is another link of the same chain.
      const [client] = await givenRaceClients(db, 1, clock.now())
      if (!client) throw new Error('There is no client.')
      const idempotencyKey = randomUUID()
      const versions = Array.from({ length: 6 }, (_, index) => bookingForm({ notes: `Version ${index}` }))
      for (const [index, form] of versions.entries()) {
        const fields = { intent: 'book', idempotencyKey, ...form }
        expect((await send(urlOf(servers, index), client, PRASNA, fields)).status).toBe(302)
      }

      const links = await db.select().from(prasnaSeals).orderBy(asc(prasnaSeals.position))
      const all = asked + versions.length
      expect(links.map(({ position }) => position)).toEqual(Array.from({ length: all }, (_, index) => index + 1))
      expect(links.map(({ previousHash }) => previousHash)).toEqual([
        CHAIN_START,
        ...links.slice(0, -1).map(({ hash }) => hash),
      ])
      expect(await listBrokenLinks(db)).toEqual([])
      expect(await listUnsealedQuestions(db)).toEqual([])
    })
  },
)
