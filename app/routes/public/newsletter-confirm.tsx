import { data } from 'react-router'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { NEWSLETTER } from '#content/site/newsletter.ts'
import { NEWSLETTER_LINKS } from '#content/site/newsletter-links.ts'
import { confirmSubscription, isConfirmationLink } from '#usecases/visitors/confirm-subscription.ts'
import type { Route } from './+types/newsletter-confirm'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: loaderData?.token ? NEWSLETTER.confirmTitle : NEWSLETTER_LINKS.deadTitle,
    description: NEWSLETTER.description,
    path: '/newsletter/confirm',
    isHiddenFromSearch: true,
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** GET changes nothing: link scanners must not subscribe anyone. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const now = context.get(clockContext)()
  const isUsable = token !== '' && (await isConfirmationLink(context.get(databaseContext), { token, now }))
  return isUsable ? { token } : data({ token: '' }, { status: 404 })
}

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? ''
  const now = context.get(clockContext)()
  const outcome = await confirmSubscription(context.get(databaseContext), { token, now })
  return outcome.ok ? { isConfirmed: true } : data({ isConfirmed: false }, { status: 404 })
}

export default function NewsletterConfirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData?.isConfirmed) {
    return (
      <NewsletterScreen title={NEWSLETTER.confirmedTitle} lead={NEWSLETTER.confirmedLead}>
        <ButtonLink href="/">{NEWSLETTER.backHome}</ButtonLink>
      </NewsletterScreen>
    )
  }
  if (token === '') {
    return (
      <NewsletterScreen title={NEWSLETTER_LINKS.deadTitle} lead={NEWSLETTER_LINKS.deadLead}>
        <NewsletterForm source="footer" returnTo="/" />
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={NEWSLETTER.confirmTitle} lead={NEWSLETTER.confirmLead}>
      <form className="grid" method="post" action={to(`/newsletter/confirm?token=${encodeURIComponent(token)}`)}>
        <Button type="submit">{NEWSLETTER.confirm}</Button>
      </form>
    </NewsletterScreen>
  )
}
