import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { refusedLink } from '#app/routes/booking/visit-booking.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { BIRTHDAY_PAGE } from '#content/emails/birthday.ts'
import { to } from '#content/language.ts'
import { openGreetingsLink } from '#usecases/visitors/birthday-greetings-link.ts'
import { changeBirthdayGreeting } from '#usecases/visitors/queue-birthday-greetings.ts'
import type { Route } from './+types/birthday-unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BIRTHDAY_PAGE.unsubscribeTitle)
}

export const headers = retryAfterHeaders

/** GET changes nothing: link scanners must not unsubscribe the client. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { token } = await openGreetings(request, context)
  return { path: `/birthday/unsubscribe?token=${token}` }
}

/** The button of this page, or the mail program's own (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId, db, now } = await openGreetings(request, context)
  await changeBirthdayGreeting(db, { userId, kind: null }, now)
  return { isEnded: true }
}

async function openGreetings(request: Request, context: Route.LoaderArgs['context']) {
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openGreetingsLink(db, context.get(keyRingContext), { token, address, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  return { userId: opened.value.id, token, db, now }
}

export default function UnsubscribeFromGreetings({ loaderData: { path }, actionData }: Route.ComponentProps) {
  if (actionData?.isEnded) {
    return (
      <NewsletterScreen title={BIRTHDAY_PAGE.unsubscribedTitle} lead={BIRTHDAY_PAGE.unsubscribedLead}>
        <ButtonLink href="/dashboard/profile#consents">{BIRTHDAY_PAGE.open}</ButtonLink>
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={BIRTHDAY_PAGE.unsubscribeTitle} lead={BIRTHDAY_PAGE.unsubscribeLead}>
      <form className="grid" method="post" action={to(path)}>
        <Button type="submit">{BIRTHDAY_PAGE.unsubscribe}</Button>
      </form>
    </NewsletterScreen>
  )
}
