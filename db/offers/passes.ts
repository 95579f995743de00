import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { consultationPackages } from '#db/schema/content.ts'
import { boughtPasses, passUses, sessionPasses } from '#db/schema/offers.ts'
import type { SoldPass } from '#domain/content/offers.ts'
import type { BoughtPass } from '#domain/offers/passes.ts'

const offer = (language: ReadIn) => ({
  id: sessionPasses.id,
  slug: sessionPasses.slug,
  name: translated(language, { kind: 'passes', field: 'name' }),
  description: translated(language, { kind: 'passes', field: 'description' }),
  packageId: sessionPasses.packageId,
  packageName: translated(language, { kind: 'packages', field: 'name' }),
  packagePrice: consultationPackages.price,
  sessions: sessionPasses.sessions,
  validMonths: sessionPasses.validMonths,
  price: sessionPasses.price,
  isShared: sessionPasses.isShared,
})

/** The passes on sale, in the order of the site. A pass is not sold while its service is not. */
export async function listSoldPasses(db: Database, language?: ReadIn): Promise<SoldPass[]> {
  return selectOffers(db, language)
    .where(and(isNull(sessionPasses.retiredAt), isNull(consultationPackages.retiredAt)))
    .orderBy(asc(sessionPasses.position), asc(sessionPasses.id))
}

export async function findSoldPass(db: Database, slug: string, language?: ReadIn): Promise<SoldPass | undefined> {
  const [found] = await selectOffers(db, language).where(
    and(eq(sessionPasses.slug, slug), isNull(sessionPasses.retiredAt), isNull(consultationPackages.retiredAt)),
  )
  return found
}

/** Also one that is no longer sold. */
export async function requirePassOffer(db: Database, id: number): Promise<SoldPass> {
  const [found] = await selectOffers(db).where(eq(sessionPasses.id, id))
  if (!found) throw new Error(`There is no session pass ${id}.`)
  return found
}

function selectOffers(db: Database, language?: ReadIn) {
  return db
    .select(offer(language))
    .from(sessionPasses)
    .innerJoin(consultationPackages, eq(consultationPackages.id, sessionPasses.packageId))
}

const LEFT = sql<number>`(${boughtPasses.sessions} - (
  select count(*) from ${passUses} u where u.bought_pass_id = ${boughtPasses}.id and u.given_back_at is null))::int`

const BOUGHT = {
  id: boughtPasses.id,
  packageId: boughtPasses.packageId,
  name: boughtPasses.name,
  sessions: boughtPasses.sessions,
  left: LEFT,
  isShared: boughtPasses.isShared,
  holderName: boughtPasses.holderName,
  lastDay: boughtPasses.lastDay,
  isEnded: sql<boolean>`${boughtPasses.endedAt} is not null`,
}

export type ClientPass = BoughtPass & { readonly packageName: string; readonly packageSlug: string }

/** All passes of a client, the one that ends first at the top. */
export async function listClientPasses(db: Database, userId: string, language?: ReadIn): Promise<ClientPass[]> {
  return db
    .select({
      ...BOUGHT,
      packageName: translated(language, { kind: 'packages', field: 'name' }),
      packageSlug: consultationPackages.slug,
    })
    .from(boughtPasses)
    .innerJoin(consultationPackages, eq(consultationPackages.id, boughtPasses.packageId))
    .where(eq(boughtPasses.userId, userId))
    .orderBy(asc(boughtPasses.lastDay), asc(boughtPasses.id))
}

/** Two bookings that want its last session are handled one after the other. */
export async function lockOwnPass(
  tx: Database,
  { id, userId }: { readonly id: number; readonly userId: string },
): Promise<BoughtPass | undefined> {
  const own = and(eq(boughtPasses.id, id), eq(boughtPasses.userId, userId))
  await tx.select({ id: boughtPasses.id }).from(boughtPasses).where(own).for('no key update')
  // Counted after the lock, or a use that was committed meanwhile would be missed.
  const [found] = await tx.select(BOUGHT).from(boughtPasses).where(own)
  return found
}

/** The pass that a booking bought; undefined until it is confirmed. */
export async function findPassOfBooking(db: Database, bookingId: string): Promise<BoughtPass | undefined> {
  const [found] = await db.select(BOUGHT).from(boughtPasses).where(eq(boughtPasses.bookingId, bookingId))
  return found
}

/** No session can be booked with it until the transaction ends. */
export async function lockPassOfBooking(tx: Database, bookingId: string): Promise<void> {
  await tx
    .select({ id: boughtPasses.id })
    .from(boughtPasses)
    .where(eq(boughtPasses.bookingId, bookingId))
    .for('no key update')
}

export async function recordBoughtPass(tx: Database, pass: typeof boughtPasses.$inferInsert): Promise<void> {
  await tx.insert(boughtPasses).values(pass).onConflictDoNothing({ target: boughtPasses.bookingId })
}

export async function recordPassEnded(tx: Database, bookingId: string, now: Date): Promise<void> {
  await tx.update(boughtPasses).set({ endedAt: now }).where(eq(boughtPasses.bookingId, bookingId))
}

export async function recordPassUse(tx: Database, use: typeof passUses.$inferInsert): Promise<void> {
  await tx.insert(passUses).values(use)
}

/** Does nothing for a booking without a pass. */
export async function giveBackPassUse(tx: Database, bookingId: string, now: Date): Promise<void> {
  await tx
    .update(passUses)
    .set({ givenBackAt: now })
    .where(and(eq(passUses.bookingId, bookingId), isNull(passUses.givenBackAt)))
}
