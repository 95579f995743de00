import type { SunriseRule } from '@muhurta/jyotish'
import { Section } from '#app/ui/section.tsx'
import { ALMANAC, LARGE_CITIES } from '#content/almanac/almanac.ts'
import { to } from '#content/language.ts'
import { almanacHref, cityHref } from './addresses.ts'
import { type CityAnswer, CityForm } from './city-form.tsx'

type CitySectionProps = { when?: string; sunrise?: SunriseRule | undefined; answer?: CityAnswer | undefined }

/** Where a visitor chooses another city, at the end of each page. */
export function CitySection({ when = '', sunrise, answer }: CitySectionProps) {
  return (
    <Section tone="tinted" labelledBy="city-title" className="no-print">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="city-title" className="text-2xl">
            {ALMANAC.city.title}
          </h2>
          <p className="mt-2 mb-4 text-ink-soft">{ALMANAC.city.lead}</p>
          <CityForm when={when} sunrise={sunrise} answer={answer} />
        </div>
        <nav aria-labelledby="cities-title">
          <h3 id="cities-title" className="text-xl">
            {ALMANAC.city.others}
          </h3>
          <ul className="almanac-cities">
            {LARGE_CITIES.map(([slug, name]) => (
              <li key={slug}>
                <a
                  className="text-link"
                  href={to(when === '' ? cityHref(slug, sunrise) : almanacHref(slug, when, sunrise))}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  )
}
