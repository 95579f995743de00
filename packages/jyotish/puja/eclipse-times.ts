import type { Eclipse } from '../eclipses/eclipses.ts'
import { type LocalEclipse, localEclipse } from '../eclipses/local-circumstances.ts'
import { sunlitDay } from '../panchanga/day.ts'
import type { JdSpan, SunlitDay } from '../panchanga/day-parts.ts'
import type { Location } from '../sky/location.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import type { SunriseRule } from '../sky/rise-set.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { dayPart, nightPart } from './occasion.ts'
import type { PujaTime } from './puja-time.ts'

/** How many watches before the one in which an eclipse is first seen sutak begins. */
const PRAHARAS_BEFORE = { solar: 4, lunar: 3 } as const
/** For children, the old and the sick. */
const PRAHARAS_BEFORE_FOR_WEAK = 1

type EclipsePlace = Location & { sunriseRule: SunriseRule }
export type Sutak = { whole: JdSpan; weak: JdSpan }

/** The watches of the days around an instant, in order: four from sunrise to sunset and four of the night. */
function praharasAround(jdUt: JulianDay, location: Location, rule: SunriseRule, track: LuminaryTrack): JdSpan[] {
  const noon = Math.round(jdUt + location.lon / 360) - location.lon / 360
  const days = [-1, 0, 1].map((step) => sunlitDay(noon + step - 0.5, location, rule, track))
  return days
    .filter((day): day is SunlitDay => day !== undefined)
    .flatMap((day) => [
      ...[0, 1, 2, 3].map((index) => dayPart(day, 4, index)),
      ...[0, 1, 2, 3].map((index) => nightPart(day, 4, index)),
    ])
}

/** Almanacs count an eclipse as seen while the centre of the disc is above the horizon, without refraction. */
function almanacEclipse(eclipse: Eclipse, { lat, lon }: Location): LocalEclipse | undefined {
  return localEclipse(eclipse, { lat, lon }, 'geometric')
}

/**
 * Sutak of an eclipse that is seen: from the beginning of a watch until the eclipse ends or is no longer seen. Undefined for
 * one that is not seen or touches only the penumbra, and where the Sun does not rise and set.
 */
export function sutakOf(eclipse: Eclipse, { lat, lon, sunriseRule }: EclipsePlace): Sutak | undefined {
  const location = { lat, lon }
  const seen = eclipse.type === 'penumbral' ? undefined : almanacEclipse(eclipse, location)?.seen
  if (!seen) return undefined
  const praharas = praharasAround(seen.startJdUt, location, sunriseRule, trackLuminaries(seen.startJdUt))
  const first = praharas.findIndex(({ startJdUt, endJdUt }) => startJdUt <= seen.startJdUt && seen.startJdUt < endJdUt)
  const begin = (before: number) => praharas[first - before]?.startJdUt
  const [wholeFrom, weakFrom] = [begin(PRAHARAS_BEFORE[eclipse.kind]), begin(PRAHARAS_BEFORE_FOR_WEAK)]
  if (first < 0 || wholeFrom === undefined || weakFrom === undefined) return undefined
  const until = (startJdUt: JulianDay) => ({ startJdUt, endJdUt: seen.endJdUt })
  return { whole: until(wholeFrom), weak: until(weakFrom) }
}

/** The times of an eclipse at a place that sees it; none elsewhere. */
export function eclipseTimes(eclipse: Eclipse, place: EclipsePlace): PujaTime[] {
  const local = almanacEclipse(eclipse, place)
  if (!local?.seen) return []
  const sutak = sutakOf(eclipse, place)
  const isLunar = eclipse.kind === 'lunar'
  const penumbral = isLunar ? almanacEclipse({ ...eclipse, type: 'penumbral' }, place)?.whole : undefined
  const shadow = (kind: 'penumbral' | 'umbral' | 'partial' | 'total', span: JdSpan | undefined): PujaTime[] =>
    span ? [{ kind, rule: 'eclipse', ...span }] : []
  return [
    ...(sutak ? [{ kind: 'sutak', rule: 'praharasBefore', ...sutak.whole } as const] : []),
    ...(sutak ? [{ kind: 'sutakWeak', rule: 'praharasBefore', ...sutak.weak } as const] : []),
    { kind: 'visibleEclipse', rule: 'seenPartOfEclipse', ...local.seen },
    ...shadow('penumbral', penumbral),
    ...(eclipse.type === 'penumbral' ? [] : shadow(isLunar ? 'umbral' : 'partial', local.whole)),
    ...shadow('total', local.central),
    { kind: 'maximum', rule: 'eclipse', atJdUt: local.greatestJdUt },
  ]
}
