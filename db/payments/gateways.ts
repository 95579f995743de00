import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { gatewayPayments, gatewayRefunds, paymentGateways } from '#db/schema/gateways.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { isUuid } from '#domain/uuid.ts'

export type GatewaySettings = typeof paymentGateways.$inferSelect
export type GatewayPayment = typeof gatewayPayments.$inferSelect
export type GatewayRefund = typeof gatewayRefunds.$inferSelect

export async function listGateways(db: Database): Promise<GatewaySettings[]> {
  return db.select().from(paymentGateways)
}

export async function findGateway(db: Database, gateway: GatewayName): Promise<GatewaySettings | undefined> {
  const [found] = await db.select().from(paymentGateways).where(eq(paymentGateways.gateway, gateway))
  return found
}

/** Those that clients may use: switched on, and a request has succeeded. */
export async function listOfferedGateways(db: Database): Promise<GatewayName[]> {
  const rows = await db
    .select({ gateway: paymentGateways.gateway })
    .from(paymentGateways)
    .where(and(eq(paymentGateways.isOn, true), isNotNull(paymentGateways.connectedAt)))
  return rows.map(({ gateway }) => gateway)
}

/** New keys have to prove themselves again, and are off until then. */
export async function recordGatewayKeys(
  tx: Database,
  keys: { readonly gateway: GatewayName; readonly sealedKeys: SealedText; readonly keyEnding: string },
  now: Date,
): Promise<void> {
  const changed = { ...keys, isOn: false, connectedAt: null, updatedAt: now }
  await tx.insert(paymentGateways).values(changed).onConflictDoUpdate({ target: paymentGateways.gateway, set: changed })
}

export async function recordGatewayChange(
  tx: Database,
  gateway: GatewayName,
  change: Partial<Pick<GatewaySettings, 'isOn' | 'connectedAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(paymentGateways)
    .set({ ...change, updatedAt: now })
    .where(eq(paymentGateways.gateway, gateway))
}

/** A page that the client can still use for the same amount. */
export async function findOpenPayment(
  db: Database,
  { bookingId, gateway, amount, until }: Pick<GatewayPayment, 'bookingId' | 'gateway' | 'amount'> & { until: Date },
): Promise<GatewayPayment | undefined> {
  const isSame = and(eq(gatewayPayments.bookingId, bookingId), eq(gatewayPayments.gateway, gateway))
  const isUsable = and(eq(gatewayPayments.state, 'open'), gt(gatewayPayments.expiresAt, until))
  const [found] = await db
    .select()
    .from(gatewayPayments)
    .where(and(isSame, isUsable, eq(gatewayPayments.amount, amount)))
    .orderBy(desc(gatewayPayments.createdAt))
    .limit(1)
  return found
}

export async function insertGatewayPayment(tx: Database, payment: typeof gatewayPayments.$inferInsert): Promise<void> {
  await tx.insert(gatewayPayments).values(payment)
}

export async function updateGatewayPayment(
  tx: Database,
  id: string,
  change: Partial<typeof gatewayPayments.$inferInsert>,
): Promise<void> {
  await tx.update(gatewayPayments).set(change).where(eq(gatewayPayments.id, id))
}

export async function findGatewayPayment(db: Database, id: string): Promise<GatewayPayment | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.id, id))
  return found
}

/** Waits until another reading of the same payment has ended. */
export async function lockGatewayPayment(tx: Database, id: string): Promise<GatewayPayment | undefined> {
  const [found] = await tx.select().from(gatewayPayments).where(eq(gatewayPayments.id, id)).for('update')
  return found
}

export async function listPaymentsByRemoteId(
  db: Database,
  gateway: GatewayName,
  remoteIds: readonly string[],
): Promise<GatewayPayment[]> {
  if (remoteIds.length === 0) return []
  return db
    .select()
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.gateway, gateway), inArray(gatewayPayments.remoteId, [...remoteIds])))
}

/** Whether another payment of ours has this money already. */
export async function isPaymentIdUsed(
  db: Database,
  { gateway, paymentId }: { readonly gateway: GatewayName; readonly paymentId: string },
): Promise<boolean> {
  const isSame = and(eq(gatewayPayments.gateway, gateway), eq(gatewayPayments.paymentId, paymentId))
  return (await db.$count(gatewayPayments, isSame)) > 0
}

/** Pages that may have been paid, the longest unread first. */
export async function listPaymentsToRead(
  db: Database,
  { expiredAfter, atMost }: { readonly expiredAfter: Date; readonly atMost: number },
): Promise<{ readonly id: string }[]> {
  return db
    .select({ id: gatewayPayments.id })
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.state, 'open'), gt(gatewayPayments.expiresAt, expiredAfter)))
    .orderBy(sql`${gatewayPayments.readAt} nulls first`)
    .limit(atMost)
}

/** Pages that nobody asks for any more. */
export async function closeUnreadPayments(db: Database, expiredBefore: Date): Promise<void> {
  await db
    .update(gatewayPayments)
    .set({ state: 'closed' })
    .where(and(inArray(gatewayPayments.state, ['created', 'open']), lt(gatewayPayments.expiresAt, expiredBefore)))
}

/** The payments of a booking that came or may have come through a gateway, the latest first. */
export async function listGatewayPayments(db: Database, bookingId: string): Promise<GatewayPayment[]> {
  return db
    .select()
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.bookingId, bookingId), inArray(gatewayPayments.state, ['paid', 'doubtful'])))
    .orderBy(desc(gatewayPayments.createdAt))
}

export async function listGatewayRefunds(db: Database, bookingId: string): Promise<GatewayRefund[]> {
  return db
    .select()
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.bookingId, bookingId))
    .orderBy(asc(gatewayRefunds.requestedAt))
}

/** Returns false if another refund of the booking is under way. */
export async function insertGatewayRefund(tx: Database, refund: typeof gatewayRefunds.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(gatewayRefunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ id: gatewayRefunds.id })
  return inserted.length === 1
}

export async function isRefundUnderWay(db: Database, bookingId: string): Promise<boolean> {
  const isUnderWay = inArray(gatewayRefunds.state, ['requested', 'sent'])
  return (await db.$count(gatewayRefunds, and(eq(gatewayRefunds.bookingId, bookingId), isUnderWay))) > 0
}

export async function findGatewayRefund(
  db: Database,
  id: string,
): Promise<(GatewayRefund & { readonly gateway: GatewayName; readonly remotePaymentId: string | null }) | undefined> {
  const [found] = await db
    .select({ refund: gatewayRefunds, gateway: gatewayPayments.gateway, remotePaymentId: gatewayPayments.paymentId })
    .from(gatewayRefunds)
    .innerJoin(gatewayPayments, eq(gatewayPayments.id, gatewayRefunds.paymentId))
    .where(eq(gatewayRefunds.id, id))
  return found && { ...found.refund, gateway: found.gateway, remotePaymentId: found.remotePaymentId }
}

export async function lockGatewayRefund(tx: Database, id: string): Promise<GatewayRefund | undefined> {
  const [found] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.id, id)).for('update')
  return found
}

export async function updateGatewayRefund(
  tx: Database,
  id: string,
  change: Partial<typeof gatewayRefunds.$inferInsert>,
): Promise<void> {
  await tx.update(gatewayRefunds).set(change).where(eq(gatewayRefunds.id, id))
}

export async function listRefundsUnderWay(db: Database, atMost: number): Promise<{ readonly id: string }[]> {
  return db
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .where(inArray(gatewayRefunds.state, ['requested', 'sent']))
    .orderBy(sql`${gatewayRefunds.readAt} nulls first`)
    .limit(atMost)
}

export async function listRefundsByRemoteId(
  db: Database,
  remoteIds: readonly string[],
): Promise<{ readonly id: string }[]> {
  if (remoteIds.length === 0) return []
  return db
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .where(inArray(gatewayRefunds.remoteId, [...remoteIds]))
}
