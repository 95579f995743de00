import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { legalPartyOf } from '#app/features/legal/legal-party.ts'
import { legalSections } from '#app/features/legal/legal-text.ts'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { practiceContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { additionsSection } from '#content/site/legal.ts'
import { TERMS, termsSections } from '#content/site/terms.ts'
import type { Route } from './+types/terms'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: TERMS.title,
    description: TERMS.description,
    path: '/terms',
    image: '/og/terms.png',
    jsonLd: [breadcrumbList(site, [{ label: TERMS.title, path: '/terms' }])],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const practice = await context.get(practiceContext)()
  const { termsText, termsAdditions, termsSince } = practice.policies
  const own = legalSections(termsText, legalPartyOf(practice), termsSections)
  return { since: termsSince, sections: [...own, ...additionsSection(termsAdditions)] }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={TERMS.title} lead={TERMS.lead} {...loaderData} />
}
