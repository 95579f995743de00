import { astrologerPath } from '#app/features/astrologers/astrologer-cards.tsx'
import { AstrologerServices } from '#app/features/astrologers/astrologer-services.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { Portrait } from '#app/features/page-parts/portrait.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { astrologerPerson } from '#app/http/json-ld.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { Section } from '#app/ui/section.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { LANGUAGE } from '#content/language.ts'
import { ASTROLOGERS } from '#content/site/astrologers.ts'
import { findAstrologer, listAstrologers, listPackagesOf } from '#db/content/astrologers.ts'
import type { Route } from './+types/astrologer'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  const { astrologer, hasColleagues } = loaderData
  const path = astrologerPath(astrologer)
  const list = hasColleagues ? [{ label: ASTROLOGERS.title, path: '/astrologers' }] : []
  return pageMeta(site, {
    title: astrologer.name,
    description: [astrologer.name, ...astrologer.titles, ASTROLOGERS.pageLead].join(', '),
    path,
    image: '/og/consultation.png',
    type: 'profile',
    jsonLd: [
      astrologerPerson(site, { ...astrologer, path }),
      breadcrumbList(site, [...list, { label: astrologer.name, path }]),
    ],
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const astrologer = await findAstrologer(db, params.slug, LANGUAGE)
  if (!astrologer) throw notFound()
  const [services, everybody] = await Promise.all([
    listPackagesOf(db, astrologer.id, LANGUAGE),
    listAstrologers(db, LANGUAGE),
  ])
  return { astrologer, services, hasColleagues: everybody.length > 1 }
}

export default function AstrologerPage({ loaderData }: Route.ComponentProps) {
  const { astrologer, services, hasColleagues } = loaderData
  const { name, titles, languages, about, portraitUrl } = astrologer
  const list = hasColleagues ? [{ label: ASTROLOGERS.title, href: '/astrologers' }] : []
  return (
    <>
      <PageHeading
        eyebrow={ASTROLOGERS.eyebrow}
        title={name}
        lead={titles.length > 0 ? <OwnText>{titles.join(' · ')}</OwnText> : ASTROLOGERS.pageLead}
        crumbs={[HOME_LINK, ...list, { label: name }]}
      >
        {languages.length > 0 && (
          <p>
            {ASTROLOGERS.languages} <OwnText>{languages.join(', ')}</OwnText>
          </p>
        )}
      </PageHeading>
      <Section labelledBy="about-title">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
          <div className="mx-auto w-full max-w-64 lg:max-w-80">
            <Portrait url={portraitUrl} name={name} />
          </div>
          <div>
            <h2 id="about-title" className={tallScript(name)}>
              {ASTROLOGERS.about(name)}
            </h2>
            <div className="mt-5 grid max-w-[62ch] gap-4">
              {about.split('\n\n').map((paragraph) => (
                <p key={paragraph}>
                  <OwnText>{paragraph}</OwnText>
                </p>
              ))}
            </div>
          </div>
        </div>
      </Section>
      <AstrologerServices astrologer={astrologer} services={services} />
    </>
  )
}
