import { and, asc, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { containing, hasName, nameKey } from '#db/like-pattern.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { giftVouchers, soldVouchers, voucherRedemptions } from '#db/schema/offers.ts'
import type { VoucherForSale } from '#domain/content/offers.ts'
import type { Gift } from '#domain/offers/vouchers.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'

const offer = (language: ReadIn) => ({
  id: giftVouchers.id,
  slug: giftVouchers.slug,
  name: translated(language, { kind: 'vouchers', field: 'name' }),
  price: giftVouchers.price,
  validMonths: giftVouchers.validMonths,
})

/** The vouchers on sale, in the order of the site. */
export async function listVouchersForSale(db: Database, language?: ReadIn): Promise<VoucherForSale[]> {
  return db
    .select(offer(language))
    .from(giftVouchers)
    .where(isNull(giftVouchers.retiredAt))
    .orderBy(asc(giftVouchers.position), asc(giftVouchers.id))
}

export async function findSoldVoucher(
  db: Database,
  slug: string,
  language?: ReadIn,
): Promise<VoucherForSale | undefined> {
  const [found] = await db
    .select(offer(language))
    .from(giftVouchers)
    .where(and(eq(giftVouchers.slug, slug), isNull(giftVouchers.retiredAt)))
  return found
}

/** Also one that is no longer sold. */
export async function requireVoucherOffer(db: Database, id: number): Promise<VoucherForSale> {
  const [found] = await db.select(offer(undefined)).from(giftVouchers).where(eq(giftVouchers.id, id))
  if (!found) throw new Error(`There is no gift voucher ${id}.`)
  return found
}

export async function recordSoldVoucher(tx: Database, voucher: typeof soldVouchers.$inferInsert): Promise<void> {
  await tx.insert(soldVouchers).values(voucher)
}

export async function recordGift(tx: Database, bookingId: string, gift: Gift): Promise<void> {
  await tx.update(soldVouchers).set(gift).where(eq(soldVouchers.bookingId, bookingId))
}

const REDEEMED_BY = sql<
  string | null
>`(select user_id from ${voucherRedemptions} r where r.voucher_id = ${soldVouchers}.id)`

const VOUCHER = {
  id: soldVouchers.id,
  bookingId: soldVouchers.bookingId,
  userId: soldVouchers.userId,
  amount: soldVouchers.amount,
  validMonths: soldVouchers.validMonths,
  sealedCode: soldVouchers.sealedCode,
  giverName: soldVouchers.giverName,
  recipientName: soldVouchers.recipientName,
  recipientEmail: soldVouchers.recipientEmail,
  message: soldVouchers.message,
  issuedAt: soldVouchers.issuedAt,
  lastDay: soldVouchers.lastDay,
  voidedAt: soldVouchers.voidedAt,
  redeemedBy: REDEEMED_BY,
}

export type VoucherRow = Awaited<ReturnType<typeof selectVouchers>>[number]

function selectVouchers(db: Database, where: SQL | undefined) {
  return db.select(VOUCHER).from(soldVouchers).where(where)
}

export async function findVoucherOfBooking(db: Database, bookingId: string): Promise<VoucherRow | undefined> {
  if (!isUuid(bookingId)) return undefined
  const [found] = await selectVouchers(db, eq(soldVouchers.bookingId, bookingId))
  return found
}

/** The vouchers that a client has bought and paid for, the latest first. */
export async function listBoughtVouchers(db: Database, userId: string): Promise<VoucherRow[]> {
  return selectVouchers(db, and(eq(soldVouchers.userId, userId), isNotNull(soldVouchers.issuedAt))).orderBy(
    desc(soldVouchers.issuedAt),
  )
}

/** Two requests for one voucher are handled one after the other. */
export async function lockVoucherByCode(tx: Database, codeHash: string): Promise<VoucherRow | undefined> {
  return lockVoucher(tx, eq(soldVouchers.codeHash, codeHash))
}

/** It can neither be redeemed nor voided until the transaction ends. */
export async function lockVoucherOfBooking(tx: Database, bookingId: string): Promise<VoucherRow | undefined> {
  return isUuid(bookingId) ? lockVoucher(tx, eq(soldVouchers.bookingId, bookingId)) : undefined
}

async function lockVoucher(tx: Database, where: SQL): Promise<VoucherRow | undefined> {
  await tx.select({ id: soldVouchers.id }).from(soldVouchers).where(where).for('no key update')
  // Read after the lock, or a redemption that was committed meanwhile would be missed.
  const [found] = await selectVouchers(tx, where)
  return found
}

/** Returns undefined if it was issued before. */
export async function recordVoucherIssued(
  tx: Database,
  bookingId: string,
  { issuedAt, lastDay }: { readonly issuedAt: Date; readonly lastDay: IsoDate },
): Promise<{ readonly id: number } | undefined> {
  const [issued] = await tx
    .update(soldVouchers)
    .set({ issuedAt, lastDay })
    .where(and(eq(soldVouchers.bookingId, bookingId), isNull(soldVouchers.issuedAt)))
    .returning({ id: soldVouchers.id })
  return issued
}

export async function recordVoucherVoided(tx: Database, bookingId: string, now: Date): Promise<void> {
  await tx.update(soldVouchers).set({ voidedAt: now }).where(eq(soldVouchers.bookingId, bookingId))
}

export async function recordRedemption(
  tx: Database,
  redemption: typeof voucherRedemptions.$inferInsert,
): Promise<void> {
  await tx.insert(voucherRedemptions).values(redemption)
}

/** Without one, nobody is asked for a code. */
export async function isAnyVoucherIssued(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: soldVouchers.id })
    .from(soldVouchers)
    .where(isNotNull(soldVouchers.issuedAt))
    .limit(1)
  return found !== undefined
}

export type ListedVoucher = Awaited<ReturnType<typeof listVouchers>>[number]

type Page = { readonly search: string; readonly beforeId?: number | undefined; readonly limit: number }

/** One page of the vouchers that were paid for, the latest first, by booking, buyer or recipient; for staff. */
export async function listVouchers(db: Database, scope: DeskScope, { search, beforeId, limit }: Page) {
  const { recipientName, recipientEmail } = soldVouchers
  const isFound = or(
    containing([bookings.code, profiles.fullName, recipientName, recipientEmail], search),
    hasName(search),
    hasName(search, nameKey(recipientName)),
  )
  const isBefore = beforeId === undefined ? undefined : lt(soldVouchers.id, beforeId)
  return db
    .select({ ...VOUCHER, code: bookings.code, buyerName: profiles.fullName })
    .from(soldVouchers)
    .innerJoin(bookings, eq(bookings.id, soldVouchers.bookingId))
    .leftJoin(profiles, eq(profiles.userId, soldVouchers.userId))
    .where(and(isNotNull(soldVouchers.issuedAt), isFound, isBefore, isInScope(scope)))
    .orderBy(desc(soldVouchers.id))
    .limit(limit)
}
