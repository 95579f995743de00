import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { legalPartyOf } from '#app/features/legal/legal-party.ts'
import { legalSections } from '#app/features/legal/legal-text.ts'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { practiceContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { PRIVACY, privacySections } from '#content/accounts/privacy.ts'
import { additionsSection } from '#content/site/legal.ts'
import type { Route } from './+types/privacy'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: PRIVACY.title,
    description: PRIVACY.description,
    path: '/privacy',
    image: '/og/privacy.png',
    jsonLd: [breadcrumbList(site, [{ label: PRIVACY.title, path: '/privacy' }])],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const practice = await context.get(practiceContext)()
  const { privacyText, privacyAdditions, privacySince } = practice.policies
  const own = legalSections(privacyText, legalPartyOf(practice), privacySections)
  return { since: privacySince, sections: [...own, ...additionsSection(privacyAdditions)] }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={PRIVACY.title} lead={PRIVACY.lead} {...loaderData} />
}
