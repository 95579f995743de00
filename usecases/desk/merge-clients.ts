import {
  findMergeCard,
  haveSameCourse,
  lockClients,
  type MergeCard,
  type MergedPair,
  movePersonalRows,
  recordMerged,
} from '#db/accounts/merged-clients.ts'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { fillProfile, recordFullName } from '#db/accounts/profiles.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

export type MergeRefusal =
  | 'client-not-found'
  | 'same-card'
  | 'staff'
  /** Each may be signed in somewhere, and nobody but their owners can say that they are one person. */
  | 'both-have-email'
  | 'to-be-deleted'
  /** The cards have two names, and the desk has not said which one stays. */
  | 'name-not-chosen'
  | 'same-course'
  /** Something else that one client can have only once. */
  | 'both-have-it'

type Pair = {
  /** The card that the desk looks at, and the one that was chosen. */
  readonly userId: string
  readonly otherId: string
  readonly scope: DeskScope
}

/** The card that stays and the one that is closed: whoever can sign in stays, or else the card that the desk looks at. */
export type PlannedMerge = { readonly kept: MergeCard; readonly closed: MergeCard }

/** What a merge of two cards would do. */
export async function planMerge(
  db: Database,
  { userId, otherId, scope }: Pair,
): Promise<Outcome<PlannedMerge, MergeRefusal>> {
  if (!isUuid(userId) || !isUuid(otherId)) return refused('client-not-found')
  if (userId === otherId) return refused('same-card')
  const [one, other] = [await readCard(db, scope, userId), await readCard(db, scope, otherId)]
  if (!one || !other) return refused('client-not-found')
  if (one.isStaff || other.isStaff) return refused('staff')
  if (one.email !== null && other.email !== null) return refused('both-have-email')
  if (one.isLeaving || other.isLeaving) return refused('to-be-deleted')

  const [kept, closed] = other.email === null ? [one, other] : [other, one]
  if (await haveSameCourse(db, { from: closed.id, into: kept.id })) return refused('same-course')
  return accepted({ kept, closed })
}

/** Whether the desk has to say which name stays. */
export function haveTwoNames({ kept, closed }: PlannedMerge): boolean {
  return kept.fullName !== null && closed.fullName !== null && kept.fullName !== closed.fullName
}

async function readCard(db: Database, scope: DeskScope, id: string): Promise<MergeCard | undefined> {
  return (await findDeskClient(db, scope, id)) && findMergeCard(db, id)
}

/**
 * Makes one card of two of the same client: everything moves to the one that stays, and the other is closed for good. It
 * had no email address, so nobody loses a sign-in.
 */
export async function mergeClients(
  db: Database,
  {
    staffId,
    nameOf,
    ...pair
  }: Pair & {
    readonly staffId: string
    /** The card whose name stays; counts where the names differ. */
    readonly nameOf: string
  },
  now: Date,
): Promise<Outcome<{ readonly userId: string }, MergeRefusal>> {
  return db
    .transaction(async (tx): Promise<Outcome<{ readonly userId: string }, MergeRefusal>> => {
      if (isUuid(pair.userId) && isUuid(pair.otherId)) await lockClients(tx, [pair.userId, pair.otherId])
      const planned = await planMerge(tx, pair)
      if (!planned.ok) return planned
      const { kept, closed } = planned.value
      const named = [kept, closed].find(({ id }) => id === nameOf)
      if (haveTwoNames(planned.value) && !named) return refused('name-not-chosen')
      const merged: MergedPair = { from: closed.id, into: kept.id }

      await recordMerged(tx, merged, now)
      await movePersonalRows(tx, merged)
      await fillProfile(tx, kept.id, closed, now)
      if (named?.fullName) await recordFullName(tx, kept.id, named.fullName, now)
      const subject = { kind: 'user', id: kept.id }
      const details = { closed: closed.id }
      await recordAudit(tx, { action: 'clients-merged', actorId: staffId, subject, details, at: now })
      return accepted({ userId: kept.id })
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refused('both-have-it')
      throw error
    })
}
