import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { refusedLink } from '#app/routes/booking/visit-booking.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { LESSON_EMAILS } from '#content/learning/lesson-emails.ts'
import { openLessonEmailsLink } from '#usecases/learning/lesson-emails-link.ts'
import { changeLessonEmails } from '#usecases/learning/queue-new-lesson-emails.ts'
import type { Route } from './+types/unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, LESSON_EMAILS.unsubscribeTitle)
}

export const headers = retryAfterHeaders

/** GET changes nothing: link scanners must not unsubscribe the student. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { token } = await openEmails(request, context)
  return { path: `/learning/unsubscribe?token=${token}` }
}

/** The button of this page, or the mail program's own (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId, db, now } = await openEmails(request, context)
  await changeLessonEmails(db, { userId, isWanted: false }, now)
  return { isEnded: true }
}

async function openEmails(request: Request, context: Route.LoaderArgs['context']) {
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openLessonEmailsLink(db, context.get(keyRingContext), { token, address, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  return { userId: opened.value.id, token, db, now }
}

export default function UnsubscribeFromLessons({ loaderData: { path }, actionData }: Route.ComponentProps) {
  if (actionData?.isEnded) {
    return (
      <NewsletterScreen title={LESSON_EMAILS.unsubscribedTitle} lead={LESSON_EMAILS.unsubscribedLead}>
        <ButtonLink href="/dashboard/profile#consents">{LESSON_EMAILS.open}</ButtonLink>
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={LESSON_EMAILS.unsubscribeTitle} lead={LESSON_EMAILS.unsubscribeLead}>
      <form className="grid" method="post" action={to(path)}>
        <Button type="submit">{LESSON_EMAILS.unsubscribe}</Button>
      </form>
    </NewsletterScreen>
  )
}
