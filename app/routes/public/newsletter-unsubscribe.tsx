import { data } from 'react-router'
import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { NEWSLETTER } from '#content/site/newsletter.ts'
import { NEWSLETTER_LINKS } from '#content/site/newsletter-links.ts'
import { unsubscribe } from '#usecases/visitors/unsubscribe.ts'
import type { Route } from './+types/newsletter-unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: NEWSLETTER.unsubscribeTitle,
    description: NEWSLETTER.unsubscribeLead,
    path: '/newsletter/unsubscribe',
    isHiddenFromSearch: true,
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** GET changes nothing: link scanners must not unsubscribe the reader. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

/** The button of this page, or the mail program's own (RFC 8058). Needs no sign-in and no confirmation. */
export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? ''
  const now = context.get(clockContext)()

  const outcome = await unsubscribe(context.get(databaseContext), { token, now })
  return outcome.ok ? { isUnsubscribed: true } : data({ isUnsubscribed: false }, { status: 404 })
}

export default function NewsletterUnsubscribe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData?.isUnsubscribed) {
    return (
      <NewsletterScreen title={NEWSLETTER.unsubscribedTitle} lead={NEWSLETTER.unsubscribedLead}>
        <ButtonLink href="/">{NEWSLETTER.backHome}</ButtonLink>
      </NewsletterScreen>
    )
  }
  if (actionData || token === '') {
    return (
      <NewsletterScreen title={NEWSLETTER_LINKS.deadTitle} lead={NEWSLETTER_LINKS.deadUnsubscribe}>
        <ButtonLink href="/contact">{NEWSLETTER.writeToUs}</ButtonLink>
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={NEWSLETTER.unsubscribeTitle} lead={NEWSLETTER.unsubscribeLead}>
      <form className="grid" method="post" action={to(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`)}>
        <Button type="submit">{NEWSLETTER.unsubscribe}</Button>
      </form>
    </NewsletterScreen>
  )
}
