import { raiseCalendarSequences } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import { listConfirmedSessions } from '#db/sessions/reminders.ts'
import { lockMeetingWays } from '#db/sessions/session-notes.ts'
import { LONGEST_HORIZON_DAYS } from '#domain/availability/desk-rules.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

type Session = Awaited<ReturnType<typeof listConfirmedSessions>>[number]

/**
 * Makes a change of the practice's or an astrologer's way of meeting. Each confirmed session ahead that has another link after
 * it gets a new version of its calendar entry and an email. Returns how many emails were queued.
 */
export async function changeMeetingLinks(tx: Transaction, now: Date, change: () => Promise<unknown>): Promise<number> {
  await lockMeetingWays(tx)
  const before = new Map((await listAhead(tx, now)).map(({ id, meetingLink }) => [id, meetingLink]))
  await change()
  const changed = (await listAhead(tx, now)).filter(
    ({ id, meetingLink }) => (before.get(id) ?? meetingLink) !== meetingLink,
  )

  await raiseCalendarSequences(
    tx,
    changed.map(({ id }) => id),
    now,
  )
  let sent = 0
  for (const session of changed) if (await emailLink(tx, session, now)) sent += 1
  return sent
}

function listAhead(tx: Transaction, now: Date): Promise<Session[]> {
  const until = new Date(now.getTime() + (LONGEST_HORIZON_DAYS + 1) * DAY_MS)
  return listConfirmedSessions(tx, WHOLE_PRACTICE, { from: now, until })
}

/** Emails the link that a confirmed session now has; false for a client without an email address. */
export async function emailLink(
  tx: Transaction,
  session: Parameters<typeof bookingInEmail>[0] & {
    readonly userId: string
    readonly timeZone: string
    readonly meetingLink: string
  },
  now: Date,
): Promise<boolean> {
  const { meetingLink } = session
  if (meetingLink === '') return false
  const email = {
    kind: 'session-link',
    booking: bookingInEmail(session),
    meetingLink,
    changedAt: now.toISOString(),
  } as const
  return notifyClient(tx, session, email, `session-link:${session.id}:${now.getTime()}`)
}
