import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Place } from '#domain/births/places.ts'
import type { RemedyContent } from '#domain/remedies/remedy-content.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { readOwnRemedies } from '#usecases/remedies/read-remedies.ts'
import { tickRemedyDay } from '#usecases/remedies/tick-remedy-day.ts'
import { publishRemedies, saveRemedy } from '#usecases/remedies/write-remedy.ts'
import { expectDone } from './expect-done.ts'

const PUNE: Place = {
  name: 'Pune',
  region: 'Maharashtra',
  country: 'India',
  lat: 18.5196,
  lon: 73.8554,
  timeZone: 'Asia/Kolkata',
}

const REMEDIES: readonly (Pick<RemedyContent, 'title' | 'instructions'> & Pick<RemedyContent['rule'], 'on' | 'end'>)[] =
  [
    {
      title: 'Sesame oil lamp for Shani',
      instructions:
        'After sunset, light a lamp with sesame oil and sit with it for ten minutes.\n\nॐ शं शनैश्चराय नमः, 11 times.',
      on: { kind: 'weekday', weekday: 6 },
      end: { kind: 'times', times: 11 },
    },
    {
      title: 'Ekadashi fast',
      instructions: 'Fruit and milk only. Break the fast the next morning.',
      on: { kind: 'observance', observance: 'ekadashi' },
      end: { kind: 'times', times: 5 },
    },
  ]

type Given = { readonly bookingId: string; readonly userId: string; readonly staffId: string; readonly givenAt: Date }

/** The client has done what was due, but for the last day. */
export async function giveDemoRemedies(db: Database, keys: KeyRing, given: Given, now: Date): Promise<void> {
  const { bookingId, userId, staffId, givenAt } = given
  const start = istDate(givenAt)
  for (const { title, instructions, on, end } of REMEDIES) {
    const content = { title, instructions, rule: { on, start, end }, place: PUNE }
    const written = { bookingId, staffId, remedyId: randomUUID(), version: 0, content }
    expectDone(await saveRemedy(db, keys, written, givenAt), title)
  }
  expectDone(await publishRemedies(db, { bookingId, staffId }, givenAt), 'remedies')
  const yesterday = istDate(new Date(now.getTime() - DAY_MS))
  for (const { id: remedyId, days } of await readOwnRemedies(db, keys, { userId }, now)) {
    const past = days.filter(({ date }) => date < yesterday).slice(0, -1)
    for (const { date } of past) {
      expectDone(await tickRemedyDay(db, { userId, remedyId, day: date, isDone: true }, now), `a tick of ${date}`)
    }
  }
}
