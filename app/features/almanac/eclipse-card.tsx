import type { JdSpan } from '@muhurta/jyotish'
import { Card } from '#app/ui/card.tsx'
import { type Fact, FactList } from '#app/ui/fact-list.tsx'
import { ECLIPSES } from '#content/almanac/eclipses.ts'
import { to } from '#content/language.ts'
import { cityName } from '#content/words/city-names.ts'
import { fullDay } from '#content/words/dates.ts'
import { clockOf, type DayClock } from '#content/words/day-clock.ts'
import type { EclipseAtPlace, EclipseWithSutak } from '#domain/almanac/eclipses.ts'
import { clockOffsetSeconds } from '#domain/almanac/place-day.ts'
import { almanacHref } from './addresses.ts'
import type { CityView } from './city-form.tsx'

type EclipseCardProps = { at: EclipseWithSutak; city: CityView & { readonly timeZone: string } }

/** One eclipse: what it is, whether the city sees it, and its times there. */
export function EclipseCard({ at, city }: EclipseCardProps) {
  const { eclipse, date, local } = at
  const isSeen = local?.seen !== undefined
  return (
    <Card as="section">
      <div className="grid gap-3">
        <h2 className="text-xl">{eclipseName(at)}</h2>
        <p>
          <a className="text-link" href={to(almanacHref(city.slug, date))}>
            {fullDay(date)}
          </a>
        </p>
        <p className={isSeen ? 'font-semibold' : 'hint'}>{visibility(at, cityName(city))}</p>
        {eclipse.type === 'penumbral' && isSeen && <p className="hint">{ECLIPSES.penumbralSeen}</p>}
        <FactList facts={facts(at, city.timeZone)} />
      </div>
    </Card>
  )
}

/** "Total solar eclipse", as it is somewhere on Earth. */
export function eclipseName({ eclipse: { kind, type } }: EclipseAtPlace): string {
  return ECLIPSES.names[kind][type]
}

function visibility({ eclipse: { kind, type }, local }: EclipseAtPlace, city: string): string {
  if (!local?.seen) return ECLIPSES.notSeen(city)
  const { seen, whole } = local
  const isWhole = seen.startJdUt === whole.startJdUt && seen.endJdUt === whole.endJdUt
  if (!isWhole) return ECLIPSES.seenPartly[kind](city)
  return local.type === type ? ECLIPSES.seen(city) : ECLIPSES.seenAs[local.type](city)
}

function facts({ eclipse, date, local, sutak }: EclipseWithSutak, timeZone: string): Fact[] {
  const clock = clockOf(date, clockOffsetSeconds(date, timeZone))
  const world = { term: ECLIPSES.worldGreatest, value: clock(eclipse.greatestJdUt) }
  if (!local?.seen) return [world]
  const { whole, central, seen } = local
  return [
    { term: ECLIPSES.begins, value: clock(whole.startJdUt) },
    ...(central ? [{ term: ECLIPSES.centralBegins[eclipse.kind], value: clock(central.startJdUt) }] : []),
    { term: ECLIPSES.greatest, value: clock(local.greatestJdUt) },
    ...(central ? [{ term: ECLIPSES.centralEnds[eclipse.kind], value: clock(central.endJdUt) }] : []),
    { term: ECLIPSES.ends, value: clock(whole.endJdUt) },
    { term: ECLIPSES.seenFrom, value: ECLIPSES.to(clock(seen.startJdUt), clock(seen.endJdUt)) },
    { term: ECLIPSES.magnitude, value: local.magnitude.toFixed(2) },
    ...(sutak ? [sutakFact(ECLIPSES.sutak, sutak.whole, clock), sutakFact(ECLIPSES.sutakWeak, sutak.weak, clock)] : []),
    world,
  ]
}

function sutakFact(term: string, { startJdUt, endJdUt }: JdSpan, clock: DayClock): Fact {
  return { term, value: ECLIPSES.to(clock(startJdUt), clock(endJdUt)) }
}
