import { AstrologerCards } from '#app/features/astrologers/astrologer-cards.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { Section } from '#app/ui/section.tsx'
import { HOME_LINK } from '#content/frame/frame.ts'
import { LANGUAGE } from '#content/language.ts'
import { ASTROLOGERS } from '#content/site/astrologers.ts'
import { listAstrologers } from '#db/content/astrologers.ts'
import type { Route } from './+types/astrologers'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: ASTROLOGERS.title,
    description: ASTROLOGERS.description(loaderData.astrologers.map(({ name }) => name)),
    path: '/astrologers',
    image: '/og/consultation.png',
    jsonLd: [breadcrumbList(site, [{ label: ASTROLOGERS.title, path: '/astrologers' }])],
  })
}

/** A practice with one astrologer has nobody to choose from: the home page says who they are. */
export async function loader({ context }: Route.LoaderArgs) {
  const astrologers = await listAstrologers(context.get(databaseContext), LANGUAGE)
  if (astrologers.length < 2) throw notFound()
  return { astrologers }
}

export default function Astrologers({ loaderData: { astrologers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={ASTROLOGERS.heading}
        lead={ASTROLOGERS.lead}
        crumbs={[HOME_LINK, { label: ASTROLOGERS.title }]}
      />
      <Section labelledBy="astrologers-title">
        <h2 id="astrologers-title" className="sr-only">
          {ASTROLOGERS.title}
        </h2>
        <AstrologerCards astrologers={astrologers} />
      </Section>
    </>
  )
}
