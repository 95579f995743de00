import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { ADDRESS } from '#db/accounts/user-columns.ts'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated, translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { consultationPackages, practice } from '#db/schema/content.ts'
import { waitlistEntries, waitlistOffers } from '#db/schema/waitlist.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'
import { isWaiting } from './waitlist.ts'

/** The name under which the practice lists an astrologer; null for anyone. */
const ASTROLOGER_NAME = sql<string | null>`(
  select coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}))
  from ${astrologers} where ${astrologers.id} = ${waitlistEntries.astrologerId})`

const ENTRY = {
  id: waitlistEntries.id,
  userId: waitlistEntries.userId,
  packageId: waitlistEntries.packageId,
  astrologerId: waitlistEntries.astrologerId,
  firstDate: waitlistEntries.firstDate,
  lastDate: waitlistEntries.lastDate,
  partOfDay: waitlistEntries.partOfDay,
  timeZone: waitlistEntries.timeZone,
  createdAt: waitlistEntries.createdAt,
  endReason: waitlistEntries.endReason,
  serviceSlug: consultationPackages.slug,
  durationMinutes: consultationPackages.durationMinutes,
  email: ADDRESS,
  clientName: profiles.fullName,
  offer: {
    id: waitlistOffers.id,
    astrologerId: waitlistOffers.astrologerId,
    startsAt: waitlistOffers.startsAt,
    expiresAt: waitlistOffers.expiresAt,
  },
}

/** An entry with its service, its client and the time that is offered now. */
export type OwnWaitlistEntry = Awaited<ReturnType<typeof listOwnEntries>>[number]

type Read = { readonly language?: ReadIn; readonly now: Date }

function selectEntries(db: Database, { language, now }: Read) {
  return db
    .select({
      ...ENTRY,
      serviceName: translated(language, { kind: 'packages', field: 'name' }),
      astrologerName: sql<string | null>`${translatedName(language, ASTROLOGER_NAME)}`,
    })
    .from(waitlistEntries)
    .innerJoin(consultationPackages, eq(consultationPackages.id, waitlistEntries.packageId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .leftJoin(profiles, eq(profiles.userId, waitlistEntries.userId))
    .leftJoin(
      waitlistOffers,
      and(
        eq(waitlistOffers.entryId, waitlistEntries.id),
        eq(waitlistOffers.state, 'open'),
        gt(waitlistOffers.expiresAt, now),
      ),
    )
}

export async function listOwnEntries(db: Database, userId: string, read: Read) {
  return selectEntries(db, read)
    .where(and(eq(waitlistEntries.userId, userId), isWaiting))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}

/** An entry, ended or not, whose client's account can be used. */
export async function findWaitlistEntry(db: Database, id: string, read: Read): Promise<OwnWaitlistEntry | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await selectEntries(db, read).where(
    and(eq(waitlistEntries.id, id), isNull(users.erasedAt), isNull(users.disabledAt)),
  )
  return found
}

const MOST_SHOWN = 200

/** Staff who see only their own bookings see who waits for them; those who wait for anyone are the principal's. */
const isEntryOf = (scope: DeskScope) => isInScope(scope, waitlistEntries.astrologerId)

/** Who waits, in the order of the line. */
export async function listDeskEntries(db: Database, scope: DeskScope, now: Date): Promise<OwnWaitlistEntry[]> {
  return selectEntries(db, { language: scope.language, now })
    .where(and(isWaiting, isNull(users.erasedAt), isEntryOf(scope)))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(MOST_SHOWN)
}

export async function isEntryInScope(db: Database, scope: DeskScope, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const [found] = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), isEntryOf(scope)))
  return found !== undefined
}
