import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { refusedLink } from '#app/routes/booking/visit-booking.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { to } from '#content/language.ts'
import { findCity } from '#db/gazetteer/cities.ts'
import { openConfirmLink } from '#usecases/visitors/festival-reminder-link.ts'
import { confirmFestivalReminders } from '#usecases/visitors/festival-reminders.ts'
import type { Route } from './+types/emails-confirm'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FESTIVAL_EMAILS.confirmTitle)
}

export const headers = retryAfterHeaders

/** GET changes nothing: link scanners must not subscribe anyone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { reminder, token } = await openReminder(request, context)
  const city = await findCity((reminder.requested ?? reminder.chosen)?.city ?? '')
  return { city: city?.name ?? '', path: `/festivals/emails/confirm?token=${token}` }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { reminder, now } = await openReminder(request, context)
  const outcome = await confirmFestivalReminders(context.get(databaseContext), reminder, now)
  if (!outcome.ok) throw refusedLink(outcome.refusal)
  return { isConfirmed: true }
}

async function openReminder(request: Request, context: Route.LoaderArgs['context']) {
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openConfirmLink(db, context.get(keyRingContext), { token, address, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  return { reminder: opened.value, token, now }
}

export default function EmailsConfirm({ loaderData: { city, path }, actionData }: Route.ComponentProps) {
  if (actionData?.isConfirmed) {
    return (
      <NewsletterScreen title={FESTIVAL_EMAILS.confirmedTitle} lead={FESTIVAL_EMAILS.confirmedLead}>
        <ButtonLink href="/festivals">{FESTIVAL_EMAILS.toFestivals}</ButtonLink>
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={FESTIVAL_EMAILS.confirmTitle} lead={FESTIVAL_EMAILS.confirmLead(city)}>
      <form className="grid" method="post" action={to(path)}>
        <Button type="submit">{FESTIVAL_EMAILS.confirm}</Button>
      </form>
    </NewsletterScreen>
  )
}
