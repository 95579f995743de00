import { randomUUID } from 'node:crypto'
import { lockBookingClient } from '#db/bookings/booking-clients.ts'
import { listLiveEntriesOf, recordEntry, type WaitlistEntry } from '#db/bookings/waitlist.ts'
import type { Database } from '#db/client.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import {
  isPartOfDay,
  MOST_WAITING,
  suits,
  type Wait,
  type WaitProblem,
  waitProblem,
} from '#domain/bookings/waitlist.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { listSlots } from '../read-diary.ts'

/** A request to wait, with the part of the day as it was typed. */
export type WaitRequest = {
  readonly service: Service
  /** Undefined: anyone. */
  readonly astrologerId: number | undefined
  readonly wait: Omit<Wait, 'partOfDay'> & { readonly partOfDay: string }
}

export type WaitRefusal = WaitProblem | 'not-sold-by-time' | 'times-free'

export type JoinRefusal =
  | { readonly reason: WaitRefusal | 'too-many-entries' | 'already-waiting' | 'address-unverified' }
  | TooOften

/** Checks a request before the client is asked who they are: whoever can book now does not have to wait. */
export async function checkWait(
  db: Database,
  { service: { id: packageId, session: terms }, astrologerId, wait }: WaitRequest,
  now: Date,
): Promise<Outcome<Wait, { readonly reason: WaitRefusal }>> {
  if (!terms) return refused({ reason: 'not-sold-by-time' })
  const problem = waitProblem(wait, now, terms.minimumNoticeMinutes ?? 0)
  if (problem !== undefined) return refused({ reason: problem })
  const { partOfDay } = wait
  if (!isPartOfDay(partOfDay)) return refused({ reason: 'part-of-day' })

  const checked = { ...wait, partOfDay }
  const slots = await listSlots(db, { packageId, terms }, { now, astrologerId })
  if (slots.some(({ startsAt }) => suits(startsAt, checked))) return refused({ reason: 'times-free' })
  return accepted(checked)
}

/** Puts a client at the end of the line and emails how to leave it. The same request twice is one entry. */
export async function joinWaitlist(
  db: Database,
  userId: string,
  request: WaitRequest,
  now: Date,
): Promise<Outcome<{ readonly entryId: string }, JoinRefusal>> {
  const checked = await checkWait(db, request, now)
  if (!checked.ok) return checked
  const counted = await countTry(db, 'waitlist', userId, now)
  if (!counted.ok) return counted

  const { service, astrologerId = null } = request
  return db.transaction(async (tx) => {
    // Two forms of one client are handled one after the other.
    const client = await lockBookingClient(tx, userId)
    if (!client?.email || !client.emailVerifiedAt) return refused({ reason: 'address-unverified' })

    const entry = { id: randomUUID(), userId, packageId: service.id, astrologerId, ...checked.value, createdAt: now }
    const entries = await listLiveEntriesOf(tx, userId)
    const same = entries.find((other) => isSame(other, entry))
    if (same) return accepted({ entryId: same.id })
    if (entries.length >= MOST_WAITING) return refused({ reason: 'too-many-entries' })
    if (!(await recordEntry(tx, entry))) return refused({ reason: 'already-waiting' })

    const { firstDate, lastDate, partOfDay, timeZone } = entry
    const wait = { entryId: entry.id, serviceName: service.name, firstDate, lastDate, partOfDay }
    await queueEmail(tx, {
      eventKey: `waitlist-joined:${entry.id}`,
      to: readerOf({ email: client.email, fullName: client.fullName }),
      email: { kind: 'waitlist-joined', wait },
      timeZone,
    })
    return accepted({ entryId: entry.id })
  })
}

type Compared = Pick<WaitlistEntry, 'packageId' | 'astrologerId' | 'firstDate' | 'lastDate' | 'partOfDay'>

function isSame(one: Compared, other: Compared): boolean {
  return (
    one.packageId === other.packageId &&
    one.astrologerId === other.astrologerId &&
    one.firstDate === other.firstDate &&
    one.lastDate === other.lastDate &&
    one.partOfDay === other.partOfDay
  )
}
