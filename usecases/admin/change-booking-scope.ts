import { recordAudit } from '#db/audit-log.ts'
import { recordSeesOnlyOwn } from '#db/bookings/desk-settings.ts'
import type { Database } from '#db/client.ts'

type ScopeChange = { readonly seesOnlyOwn: boolean; readonly editorId: string; readonly now: Date }

/** Whether astrologers see only their own bookings. It applies to the next request of each. */
export async function changeBookingScope(db: Database, { seesOnlyOwn, editorId, now }: ScopeChange): Promise<void> {
  await db.transaction(async (tx) => {
    await recordSeesOnlyOwn(tx, seesOnlyOwn, now)
    const subject = { kind: 'practice', id: 'booking-scope' }
    await recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details: { seesOnlyOwn }, at: now })
  })
}
