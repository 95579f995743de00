import { recordAudit } from '#db/audit-log.ts'
import { recordBookingRules } from '#db/availability/diary.ts'
import { lockDiary } from '#db/availability/slots.ts'
import { deleteTimeOff } from '#db/availability/time-off.ts'
import { recordSessionLimits } from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { recordActivityPace } from '#db/desk/client-activity.ts'
import { recordBriefEmails } from '#db/sessions/brief-emails.ts'
import { recordMeetingWays } from '#db/sessions/session-notes.ts'
import { areUsableRules, type DeskRules, type WrongLimit, wrongLimit } from '#domain/availability/desk-rules.ts'
import type { ActivityPace } from '#domain/bookings/client-activity.ts'
import type { SessionLimits } from '#domain/content/offers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type MeetingWaysRefusal, readMeetingWays } from '#domain/sessions/meeting-ways.ts'
import { changeMeetingLinks } from '#usecases/sessions/change-meeting-links.ts'

export async function endTimeOff(db: Database, id: number, astrologerId: number | null): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    await deleteTimeOff(tx, id, astrologerId)
  })
}

export async function changeRules(db: Database, rules: DeskRules, now: Date): Promise<Outcome<null, 'rules-invalid'>> {
  if (!areUsableRules(rules)) return refused('rules-invalid')
  await recordBookingRules(db, rules, now)
  return accepted(null)
}

/** How many sessions of all services an astrologer takes. Those that are booked stay. */
export async function changeSessionLimits(
  db: Database,
  { astrologerId, limits }: { readonly astrologerId: number; readonly limits: SessionLimits },
): Promise<Outcome<null, WrongLimit>> {
  const wrong = wrongLimit(limits)
  if (wrong) return refused(wrong)
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    await recordSessionLimits(tx, astrologerId, limits)
  })
  return accepted(null)
}

/** How the practice meets. Clients whose session ahead gets another link are emailed. */
export async function changeMeetingWays(
  db: Database,
  { staffId, ...typed }: Parameters<typeof readMeetingWays>[0] & { readonly staffId: string },
  now: Date,
): Promise<Outcome<{ readonly emailed: number }, MeetingWaysRefusal>> {
  const sessions = readMeetingWays(typed)
  if (!sessions.ok) return sessions
  return db.transaction(async (tx) => {
    const emailed = await changeMeetingLinks(tx, now, () => recordMeetingWays(tx, sessions.value, now))
    const subject = { kind: 'practice', id: 'meeting-link' }
    await recordAudit(tx, { action: 'meeting-link-changed', actorId: staffId, subject, at: now })
    return accepted({ emailed })
  })
}

/** Whether an astrologer is emailed tomorrow's sessions. */
export async function changeBriefEmails(
  db: Database,
  { astrologerId, isOn }: { readonly astrologerId: number; readonly isOn: boolean },
): Promise<void> {
  await recordBriefEmails(db, astrologerId, isOn)
}

export async function changeActivityEmails(db: Database, pace: ActivityPace, now: Date): Promise<void> {
  await recordActivityPace(db, pace, now)
}
