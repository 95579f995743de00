import { recordSeesEverybody } from '#db/accounts/roles.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type ScopeChange = { readonly seesOnlyOwn: boolean; readonly editorId: string; readonly now: Date }

/** Whether astrologers see only their own bookings. It applies to the next request of each. */
export async function changeBookingScope(db: Database, { seesOnlyOwn, editorId, now }: ScopeChange): Promise<void> {
  await db.transaction(async (tx) => {
    await recordSeesOnlyOwn(tx, seesOnlyOwn, now)
    const subject = { kind: 'practice', id: 'booking-scope' }
    await recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details: { seesOnlyOwn }, at: now })
  })
}

type ColleagueChange = {
  readonly userId: string
  readonly seesEverybody: boolean
  readonly editorId: string
  readonly now: Date
}

/** Whether one astrologer sees the bookings and clients of colleagues. It applies to their next request. */
export async function changeWhatColleagueSees(
  db: Database,
  { userId, seesEverybody, editorId, now }: ColleagueChange,
): Promise<Outcome<null, 'role-not-held'>> {
  return db.transaction(async (tx) => {
    if (!(await recordSeesEverybody(tx, userId, seesEverybody))) return refused('role-not-held')
    const subject = { kind: 'user', id: userId }
    const details = { seesEverybody }
    await recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details, at: now })
    return accepted(null)
  })
}
