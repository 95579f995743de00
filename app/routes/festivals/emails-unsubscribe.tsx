import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { refusedLink } from '#app/routes/booking/visit-booking.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { to } from '#content/language.ts'
import { openEndLink } from '#usecases/visitors/festival-reminder-link.ts'
import { endFestivalReminders } from '#usecases/visitors/festival-reminders.ts'
import type { Route } from './+types/emails-unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FESTIVAL_EMAILS.unsubscribeTitle)
}

export const headers = retryAfterHeaders

/** GET changes nothing: link scanners must not unsubscribe the reader. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { token } = await openReminder(request, context)
  return { path: `/festivals/emails/unsubscribe?token=${token}` }
}

/** The button of this page, or the mail program's own (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const { reminder, db, now } = await openReminder(request, context)
  await endFestivalReminders(db, reminder.email, now)
  return { isEnded: true }
}

async function openReminder(request: Request, context: Route.LoaderArgs['context']) {
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openEndLink(db, context.get(keyRingContext), { token, address, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  return { reminder: opened.value, token, db, now }
}

export default function EmailsUnsubscribe({ loaderData: { path }, actionData }: Route.ComponentProps) {
  if (actionData?.isEnded) {
    return (
      <NewsletterScreen title={FESTIVAL_EMAILS.unsubscribedTitle} lead={FESTIVAL_EMAILS.unsubscribedLead}>
        <ButtonLink href="/festivals">{FESTIVAL_EMAILS.toFestivals}</ButtonLink>
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={FESTIVAL_EMAILS.unsubscribeTitle} lead={FESTIVAL_EMAILS.unsubscribeLead}>
      <form className="grid" method="post" action={to(path)}>
        <Button type="submit">{FESTIVAL_EMAILS.unsubscribe}</Button>
      </form>
    </NewsletterScreen>
  )
}
