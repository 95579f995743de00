import { isEmailAbout } from '#db/bookings/booking-timeline.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type ResendEmailRefusal, resendEmail } from '#usecases/emails/resend-email.ts'
import { countTry } from '#usecases/limits/count-try.ts'

type Resend = { readonly emailId: number; readonly bookingId: string; readonly staffId: string }

/** Staff send an email about a booking again. It is written afresh, and not sent if it is no longer true. */
export async function resendBookingEmail(
  db: Database,
  { emailId, bookingId, staffId }: Resend,
  now: Date,
): Promise<Outcome<{ readonly emailId: number }, ResendEmailRefusal | 'resent-too-often'>> {
  if (!(await isEmailAbout(db, emailId, bookingId))) return refused('email-not-found')
  const counted = await countTry(db, 'email-resend', String(emailId), now)
  if (!counted.ok) return refused('resent-too-often')
  const resent = await resendEmail(db, { emailId, editorId: staffId, now })
  return resent.ok ? accepted({ emailId }) : resent
}
