import { nakshatraAt, rashiAt } from '@muhurta/jyotish'
import type { Person } from '@muhurta/jyotish/muhurta'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthRefusal } from '#domain/charts/birth-chart.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type StarRefusal = BirthRefusal | { readonly kind: 'place-missing' } | { readonly kind: 'moon-uncertain' }

/** Star and sign of the Moon at a birth; with its hour the rising sign and the start of its mahadasha. A day without an hour is enough if the Moon stays in both all day. */
export function birthStar(birth: Birth): Outcome<Person, StarRefusal> {
  const cast = castBirthChart(birth)
  if (!cast.ok) return cast
  if (cast.value.kind === 'date-only') return refused({ kind: 'place-missing' })
  if (cast.value.kind === 'timed') {
    const { placements, vimshottari } = cast.value.chart
    const dashaStart = Math.round(vimshottari.periods[0]?.startJdUt ?? 0)
    return accepted({ ...starAt(placements.longitudes.moon), lagna: rashiAt(placements.lagna), dashaStart })
  }

  const { start, end } = cast.value.day.grahas.moon
  const [first, last] = [starAt(start), starAt(end)]
  const isCertain = first.nakshatra === last.nakshatra && first.rashi === last.rashi
  return isCertain ? accepted(first) : refused({ kind: 'moon-uncertain' })
}

function starAt(moon: number): Person {
  return { nakshatra: nakshatraAt(moon).nakshatra, rashi: rashiAt(moon) }
}
