import { type ChoghadiyaName, type JdSpan, unixFromJulianDay } from '@muhurta/jyotish'
import type { AlmanacDay, DayInFull, Meeting } from '@muhurta/jyotish/almanac'
import type { TextFact } from '#app/features/chart-text/day-panchanga-facts.ts'
import { chosenKaranaName, chosenTithiName, chosenYogaName } from '#app/features/page-parts/shown-day-names.ts'
import { chosenGrahaName, chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { ALMANAC } from '#content/almanac/almanac.ts'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import { CHOGHADIYA_LABELS } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import type { DayClock, SpanClock } from '#content/words/day-clock.ts'

/** A time with a name; a word beside it, or a note below, says what the name alone does not. */
export type ListedSpan = {
  readonly name: string
  readonly tag?: string
  readonly note?: string
  readonly time: string
  readonly quality?: DayPartQuality
  /** In milliseconds of Unix time, for the script that marks what runs. */
  readonly span: string
}

export type SpanGroup = { readonly title: string; readonly spans: readonly ListedSpan[] }

export type DayPartQuality = 'good' | 'neutral' | 'bad'

/** As most almanacs have it: Char is good for travel only. */
export const CHOGHADIYA_QUALITIES: Readonly<Record<ChoghadiyaName, DayPartQuality>> = {
  amrit: 'good',
  shubh: 'good',
  labh: 'good',
  char: 'neutral',
  udveg: 'bad',
  kaal: 'bad',
  rog: 'bad',
}

/** Tithi, nakshatra, yoga and karana in turn. */
export function limbGroups(almanac: AlmanacDay, clock: SpanClock): SpanGroup[] {
  const { terms } = PANCHANGA
  const { tithis, nakshatras, yogas, karanas } = almanac
  return [
    { title: terms.tithi, spans: tithis.map((tithi) => listed(chosenTithiName(tithi), tithi, clock, metBy(tithi))) },
    {
      title: terms.nakshatra,
      spans: nakshatras.map((star) => listed(chosenNakshatraName(star.index), star, clock, metBy(star))),
    },
    { title: terms.yoga, spans: yogas.map((yoga) => listed(chosenYogaName(yoga.index), yoga, clock)) },
    { title: terms.karana, spans: karanas.map((karana) => listed(chosenKaranaName(karana.name), karana, clock)) },
  ]
}

/** What vriddhi and kshaya mean, on a day that has them. */
export function meetingNotes({ tithis, nakshatras }: AlmanacDay): string[] {
  const found = new Set([...tithis, ...nakshatras].map(({ meeting }) => meeting))
  return (['vriddhi', 'kshaya'] as const).filter((kind) => found.has(kind)).map((kind) => ALMANAC.meetingNotes[kind])
}

/** Good times and times to avoid, each in the order of the day. */
export function periodGroups(almanac: AlmanacDay, { nishita, vijaya }: DayInFull, clock: SpanClock): SpanGroup[] {
  const { periods } = ALMANAC
  const { day, amritaKalas, brahmaMuhurta, godhuli } = almanac
  const avoid = timesToAvoid(almanac)
  const good = [
    ...named(periods.brahmaMuhurta, brahmaMuhurta ? [brahmaMuhurta] : []),
    ...named(periods.abhijit, day.abhijit ? [day.abhijit] : []),
    ...named(DAY_IN_FULL.vijaya, [vijaya]),
    ...named(periods.godhuli, [godhuli]),
    ...named(DAY_IN_FULL.nishita, [nishita]),
    ...named(periods.amritaKala, amritaKalas),
  ]
  return [
    {
      title: ALMANAC.good,
      spans: inOrder(good).map(({ name, span }) => ({
        ...listed(name, span, clock, exceptDuring(span, avoid)),
        quality: 'good',
      })),
    },
    {
      title: ALMANAC.avoid,
      spans: inOrder(avoid).map(({ name, span }) => ({ ...listed(name, span, clock), quality: 'bad' })),
    },
  ]
}

function inOrder(all: readonly NamedSpan[]): NamedSpan[] {
  return all.toSorted((one, other) => one.span.startJdUt - other.span.startJdUt)
}

/** What no list of the day may call good. Panchaka is not among them: it stands against five works only, for days. */
export function timesToAvoid({ day, durMuhurtas, varjyams }: AlmanacDay): NamedSpan[] {
  const { periods } = ALMANAC
  return [
    ...named(periods.rahuKalam, [day.rahuKalam]),
    ...named(periods.yamaganda, [day.yamaganda]),
    ...named(periods.gulika, [day.gulika]),
    ...named(periods.durMuhurta, durMuhurtas),
    ...named(periods.varjyam, varjyams),
  ]
}

/** "except during Rahu kalam", for a good time that a time to avoid reaches into. */
function exceptDuring(good: JdSpan, avoid: readonly NamedSpan[]): string | undefined {
  const names = avoid.filter(({ span }) => overlaps(span, good)).map(({ name }) => name)
  return names.length === 0 ? undefined : ALMANAC.exceptDuring(names)
}

function overlaps(one: JdSpan, other: JdSpan): boolean {
  return one.startJdUt < other.endJdUt && other.startJdUt < one.endJdUt
}

/** The choghadiyas of the day and of the night. */
export function choghadiyaGroups(almanac: AlmanacDay, clock: SpanClock): SpanGroup[] {
  const avoid = timesToAvoid(almanac)
  const titles = { day: ALMANAC.choghadiyaDay, night: ALMANAC.choghadiyaNight }
  return dayAndNight(titles, almanac.day.choghadiyas, (each) => {
    const quality = CHOGHADIYA_QUALITIES[each.name]
    const except = quality === 'good' ? exceptDuring(each, avoid) : undefined
    return { ...listed(CHOGHADIYA_LABELS[each.name], each, clock, except), tag: ALMANAC.qualities[quality], quality }
  })
}

export function horaGroups({ day }: AlmanacDay, clock: SpanClock): SpanGroup[] {
  const titles = { day: ALMANAC.horaDay, night: ALMANAC.horaNight }
  return dayAndNight(titles, day.horas, (each) => listed(chosenGrahaName(each.lord), each, clock))
}

/** Eighths or twelfths of daylight, then those of the night. */
export function dayAndNight<Part extends { isDay: boolean }>(
  titles: { day: string; night: string },
  parts: readonly Part[],
  list: (part: Part) => ListedSpan,
): SpanGroup[] {
  return [
    { title: titles.day, spans: parts.filter(({ isDay }) => isDay).map(list) },
    { title: titles.night, spans: parts.filter(({ isDay }) => !isDay).map(list) },
  ]
}

export function sunAndMoonFacts({ day, moonrise, moonset }: AlmanacDay, clock: DayClock): TextFact[] {
  const { facts } = ALMANAC
  const at = (jdUt: number | undefined) => (jdUt === undefined ? facts.none : clock(jdUt))
  return [
    { term: facts.sunrise, value: clock(day.sunrise) },
    { term: facts.sunset, value: clock(day.sunset) },
    { term: facts.moonrise, value: at(moonrise) },
    { term: facts.moonset, value: at(moonset) },
  ]
}

export function listed(name: string, span: JdSpan, clock: SpanClock, note?: string): ListedSpan {
  return { name, time: clock(span), span: unixSpan(span), ...(note !== undefined && { note }) }
}

/** From and until in milliseconds, for the script that marks what runs. */
export function unixSpan({ startJdUt, endJdUt }: JdSpan): string {
  return [startJdUt, endJdUt].map((jdUt) => Math.round(unixFromJulianDay(jdUt))).join(' ')
}

export type NamedSpan = { readonly name: string; readonly span: JdSpan }

function named(name: string, spans: readonly JdSpan[]): NamedSpan[] {
  return spans.map((span) => ({ name, span }))
}

function metBy({ meeting }: { meeting: Meeting }): string | undefined {
  return meeting === 'regular' ? undefined : ALMANAC.meetings[meeting]
}
