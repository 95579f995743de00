import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { HOME_LINK } from '#content/frame/frame.ts'
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
