import { Outlet, useLocation } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import pageStyles from '#app/features/horoscope/horoscope.css?url'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { QuietCall } from '#app/features/page-parts/quiet-call.tsx'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { HOROSCOPE } from '#content/charts/horoscope.ts'
import type { Route } from './+types/horoscope'

const TABS = [
  { href: '/horoscope', label: HOROSCOPE.tabs.birthChart },
  { href: '/horoscope/daily', label: HOROSCOPE.tabs.daily },
  { href: '/horoscope/planets', label: HOROSCOPE.tabs.planets },
  { href: '/horoscope/compatibility', label: HOROSCOPE.tabs.compatibility },
] as const

export function links() {
  return [
    { rel: 'stylesheet', href: chartStyles },
    { rel: 'stylesheet', href: pageStyles },
  ]
}

export function meta({ matches, location }: Route.MetaArgs) {
  const tab = TABS.find(({ href }) => href === location.pathname)
  return pageMeta(siteFactsIn(matches), {
    title: tab && tab.href !== '/horoscope' ? tab.label : HOROSCOPE.title,
    description: HOROSCOPE.description,
    path: location.pathname,
  })
}

/** The four tabs. Each is a page of its own, which can be linked to and needs no script. */
export default function Horoscope() {
  const { pathname } = useLocation()
  const tabs = TABS.map(({ href, label }) => ({ href, label, isCurrent: href === pathname }))
  return (
    <>
      <div className="no-print">
        <PageHeading eyebrow={HOROSCOPE.eyebrow} title={HOROSCOPE.heading} lead={HOROSCOPE.lead} />
      </div>
      <div className="wrap py-8 lg:py-12">
        <LinkTabs inPlace label={HOROSCOPE.tabs.label} tabs={tabs} className="tabs-in-pairs no-print" />
        <div className="tab-panel pt-3 lg:pt-5">
          <Outlet />
        </div>
      </div>
      <div className="no-print">
        <QuietCall
          title={HOROSCOPE.closingTitle}
          lead={HOROSCOPE.closingLead}
          links={[
            { href: '/consultation', label: HOROSCOPE.bookConsultation },
            { href: '/courses', label: HOROSCOPE.exploreCourses },
          ]}
        />
      </div>
    </>
  )
}
