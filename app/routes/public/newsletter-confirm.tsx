import { data } from 'react-router'
import { NEWSLETTER } from '#app/content/newsletter.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { confirmSubscription } from '#usecases/visitors/confirm-subscription.ts'
import type { Route } from './+types/newsletter-confirm'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: loaderData?.isConfirmed ? NEWSLETTER.confirmedTitle : NEWSLETTER.deadTitle,
    description: NEWSLETTER.description,
    path: '/newsletter/confirm',
    isHiddenFromSearch: true,
  })
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** Opening the link confirms. Link scanners that send HEAD confirm nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (request.method !== 'GET' || !token) return data({ isConfirmed: false }, { status: 404 })

  const now = context.get(clockContext)()
  const outcome = await confirmSubscription(context.get(databaseContext), { token, now })
  return outcome.ok ? { isConfirmed: true } : data({ isConfirmed: false }, { status: 404 })
}

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isConfirmed) {
    return (
      <NewsletterScreen title={NEWSLETTER.deadTitle} lead={NEWSLETTER.deadLead}>
        <NewsletterForm source="footer" returnTo="/" />
      </NewsletterScreen>
    )
  }
  return (
    <NewsletterScreen title={NEWSLETTER.confirmedTitle} lead={NEWSLETTER.confirmedLead}>
      <ButtonLink href="/">{NEWSLETTER.backHome}</ButtonLink>
    </NewsletterScreen>
  )
}
