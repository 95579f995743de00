import type { Database } from '#db/client.ts'
import { findTeacherPage } from '#db/content/teachers.ts'
import { recordNotificationRequest } from '#db/visitors/notification-requests.ts'
import { parseEmail } from '#domain/email-address.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import type { FormOrigin, Invalid } from './form-origin.ts'

type Request = { readonly email: string; readonly teacherPageSlug: string }

/** Registers a visitor for one email when a teacher's page gets its lessons. Safe to repeat. */
export async function requestNotification(
  db: Database,
  { email: typed, teacherPageSlug }: Request,
  { address, now, honeypot }: FormOrigin,
): Promise<Outcome<null, Invalid<'email'> | { reason: 'page-not-found' } | TooOften>> {
  if (honeypot !== '') return accepted(null)

  const email = parseEmail(typed)
  if (!email) return refused({ reason: 'invalid', problems: { email: typed.trim() === '' ? 'missing' : 'invalid' } })

  const page = await findTeacherPage(db, teacherPageSlug)
  if (!page) return refused({ reason: 'page-not-found' })

  const counted = await countTry(db, 'notification', networkOf(address), now)
  if (!counted.ok) return counted

  await recordNotificationRequest(db, { email: email.toLowerCase(), teacherPageId: page.id, requestedAt: now })
  return accepted(null)
}
