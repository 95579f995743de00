import { setImmediate as pause } from 'node:timers/promises'
import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { KeyRing } from '#db/key-ring.ts'
import {
  deleteBirthdayGreeting,
  findBirthdayGreeting,
  listGreetingsToRead,
  listGreetingZones,
  recordBirthdayGreeting,
  recordGreetingRead,
} from '#db/visitors/birthday-greetings.ts'
import { type BirthdayKind, isBirthday, isGreetingDue, isGreetingHour } from '#domain/almanac/birthdays.ts'
import { endOfDay } from '#domain/almanac/place-day.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { readFamily } from '#usecases/almanac/read-family.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endGreetingsLink } from './birthday-greetings-link.ts'

const CLIENTS_AT_ONCE = 50

type Signing = { readonly keys: KeyRing; readonly site: Site }

/**
 * Greets the clients whose birthday it is, in every zone in which it is morning, and returns how many. Each birth is looked up
 * once a day. Safe to repeat and to run on two servers: the key of an email names the client and the day.
 */
export async function queueBirthdayGreetings(db: Database, { keys, site }: Signing, now: Date): Promise<number> {
  const { greetsBirthdays, almanac } = await requirePractice(db)
  if (!greetsBirthdays) return 0
  const place = placeOfPractice(almanac)
  let queued = 0
  for (const timeZone of await listGreetingZones(db)) {
    if (!isGreetingHour(now, timeZone)) continue
    const day = dateIn(now, timeZone)
    for (;;) {
      const clients = await listGreetingsToRead(db, { timeZone, day, limit: CLIENTS_AT_ONCE })
      if (clients.length === 0) break
      for (const { userId, kind, greetedOn, email: address, fullName } of clients) {
        // The saved births of a client, oldest first: their own is the first.
        const own = (await readFamily(db, keys, userId)).find(({ death }) => death === undefined)
        const isGreeted = own !== undefined && isGreetingDue(day, greetedOn) && isBirthday(own, { kind, day, place })
        const stop = endGreetingsLink(keys, site, { id: userId, email: address })
        const isQueued = await db.transaction(async (tx) => {
          await recordGreetingRead(tx, userId, { day, isGreeted })
          if (!isGreeted) return false
          return queueEmail(tx, {
            eventKey: `birthday:${userId}:${day}`,
            to: readerOf({ email: address, fullName }),
            email: { kind: 'birthday', until: endOfDay(day, timeZone).toISOString(), stop },
            timeZone,
          })
        })
        if (isQueued) queued += 1
        // Requests are answered between two clients.
        await pause()
      }
    }
  }
  return queued
}

export const refreshBirthday: Refresh<'birthday'> = async (db, email, { eventKey }) => {
  const [, userId = ''] = eventKey.split(':')
  if ((await findBirthdayGreeting(db, userId)) === undefined) return refused('unsubscribed')
  return (await requirePractice(db)).greetsBirthdays ? accepted(email) : refused('unsubscribed')
}

/** The client asks for a greeting on one of the two birthdays, or for none. Safe to repeat. */
export async function changeBirthdayGreeting(
  db: Database,
  { userId, kind }: { readonly userId: string; readonly kind: BirthdayKind | null },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return
    if (kind === null) await deleteBirthdayGreeting(tx, userId)
    else await recordBirthdayGreeting(tx, { userId, kind, now })
  })
}
