import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { FESTIVALS } from '#content/almanac/festivals.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import type { CityAnswer } from './city-form.tsx'
import { CitySection } from './city-section.tsx'

export type AlmanacProblem = keyof typeof ALMANAC.problems & ('city' | 'time' | 'sun')

/** An address without a panchanga, or a search that was not decided: says why, and offers the search. */
export function NoAlmanac({ problem, answer }: { problem?: AlmanacProblem; answer?: CityAnswer }) {
  return (
    <>
      <PageHeading
        eyebrow={ALMANAC.title}
        title={problem ? ALMANAC.problems.title : ALMANAC.city.title}
        lead={problem ? ALMANAC.problems[problem] : ALMANAC.city.lead}
        crumbs={[HOME_LINK, { label: ALMANAC.title, href: '/panchanga' }]}
      />
      <CitySection answer={answer} />
    </>
  )
}

/** An address that is neither a year nor an observance. */
export function NoFestival() {
  return (
    <PageHeading
      eyebrow={FESTIVALS.title}
      title={FESTIVALS.unknownTitle}
      lead={FESTIVALS.unknown}
      crumbs={[HOME_LINK, { label: FESTIVALS.title, href: '/festivals' }]}
    >
      <p>
        <a className="text-link" href={to('/festivals')}>
          {FESTIVALS.toList}
        </a>
      </p>
    </PageHeading>
  )
}
