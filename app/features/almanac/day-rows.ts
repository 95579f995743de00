import type { JdSpan } from '@muhurta/jyotish'
import type { AlmanacDay } from '@muhurta/jyotish/almanac'
import { chosenKaranaName, chosenTithiName, chosenYogaName } from '#app/features/page-parts/shown-day-names.ts'
import { chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { CHOGHADIYA_LABELS } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { GRAHA_LABELS } from '#content/charts/names.ts'
import { CHOGHADIYA_QUALITIES, type DayPartQuality } from './day-lists.ts'

/** A part of a row of the day bar; percent of the day from sunrise to sunrise. */
export type BarPart = {
  readonly start: number
  readonly width: number
  readonly look: DayPartQuality | 'plain' | 'other' | 'day' | 'night'
  readonly label: string
  /** For a screen on which the label does not fit; without one, the part has none there. */
  readonly short?: string
}

export type BarRow = { readonly title: string; readonly parts: readonly BarPart[] }

/** The rows of the day bar, to scale. */
export function barRows(almanac: AlmanacDay): BarRow[] {
  const { terms } = PANCHANGA
  const { bar, periods, shortPeriods } = ALMANAC
  const { day, tithis, nakshatras, yogas, karanas } = almanac
  const part = (span: JdSpan, look: BarPart['look'], label: string, short?: string): BarPart => ({
    ...within(span, almanac),
    look,
    label,
    ...(short !== undefined && { short }),
  })
  const inTurn = <Limb extends JdSpan>(limbs: readonly Limb[], nameOf: (limb: Limb) => string) =>
    limbs.map((limb, index) => part(limb, index % 2 === 0 ? 'plain' : 'other', nameOf(limb)))

  return [
    {
      title: bar.sun,
      parts: [
        part({ startJdUt: day.sunrise, endJdUt: day.sunset }, 'day', bar.day),
        part({ startJdUt: day.sunset, endJdUt: day.nextSunrise }, 'night', bar.night),
      ],
    },
    { title: terms.tithi, parts: inTurn(tithis, chosenTithiName) },
    { title: terms.nakshatra, parts: inTurn(nakshatras, ({ index }) => chosenNakshatraName(index)) },
    { title: terms.yoga, parts: inTurn(yogas, ({ index }) => chosenYogaName(index)) },
    { title: terms.karana, parts: inTurn(karanas, ({ name }) => chosenKaranaName(name)) },
    {
      title: bar.good,
      parts: [
        ...(day.abhijit ? [part(day.abhijit, 'good', periods.abhijit)] : []),
        part(almanac.godhuli, 'good', periods.godhuli),
        ...almanac.amritaKalas.map((span) => part(span, 'good', periods.amritaKala)),
      ],
    },
    {
      title: bar.kalam,
      parts: [
        part(day.rahuKalam, 'bad', periods.rahuKalam, shortPeriods.rahuKalam),
        part(day.yamaganda, 'bad', periods.yamaganda, shortPeriods.yamaganda),
        part(day.gulika, 'bad', periods.gulika, shortPeriods.gulika),
      ],
    },
    {
      title: bar.avoid,
      parts: [
        ...almanac.varjyams.map((span) => part(span, 'bad', periods.varjyam)),
        ...almanac.durMuhurtas.map((span) => part(span, 'bad', periods.durMuhurta)),
      ],
    },
    {
      title: bar.choghadiya,
      parts: day.choghadiyas.map((each) => part(each, CHOGHADIYA_QUALITIES[each.name], CHOGHADIYA_LABELS[each.name])),
    },
    {
      title: bar.hora,
      parts: day.horas.map((each, index) =>
        part(each, index % 2 === 0 ? 'plain' : 'other', GRAHA_LABELS[each.lord].code),
      ),
    },
  ]
}

/** Whole hours of the clock, three apart: percent of the day, and the label. */
export function hourMarks({ startJdUt, endJdUt }: JdSpan, offsetSeconds: number): { at: number; label: string }[] {
  const offset = offsetSeconds / 86_400
  const step = 1 / 8
  // A Julian Day begins at noon.
  const first = Math.ceil((startJdUt + offset + 0.5) / step) * step
  const marks: { at: number; label: string }[] = []
  for (let wall = first; wall - 0.5 - offset < endJdUt; wall += step) {
    const hour = Math.round((wall % 1) * 24) % 24
    marks.push({
      at: percent(wall - 0.5 - offset, { startJdUt, endJdUt }),
      label: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
    })
  }
  return marks
}

/** Where an instant stands in the day, in percent; undefined outside. */
export function markerAt(jdUt: number, day: JdSpan): number | undefined {
  return jdUt >= day.startJdUt && jdUt < day.endJdUt ? percent(jdUt, day) : undefined
}

function within(span: JdSpan, day: JdSpan): { start: number; width: number } {
  const start = percent(Math.max(span.startJdUt, day.startJdUt), day)
  return { start, width: percent(Math.min(span.endJdUt, day.endJdUt), day) - start }
}

function percent(jdUt: number, { startJdUt, endJdUt }: JdSpan): number {
  return ((jdUt - startJdUt) / (endJdUt - startJdUt)) * 100
}
