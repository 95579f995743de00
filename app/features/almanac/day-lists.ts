import type { ChoghadiyaName, Span } from '@muhurta/jyotish'
import type { AlmanacDay, Meeting } from '@muhurta/jyotish/almanac'
import type { TextFact } from '#app/features/chart-text/day-panchanga-facts.ts'
import { ALMANAC, SAMVATSARAS } from '#content/almanac/almanac.ts'
import { CHOGHADIYA_LABELS, karanaName, lunarMonthName, tithiName, varaName, yogaName } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { grahaName, nakshatraName, rashiName } from '#content/charts/names.ts'
import type { DayClock } from '#content/words/day-clock.ts'

/** A time with a name; the note says what the name alone does not. */
export type ListedSpan = { readonly name: string; readonly note?: string; readonly from: string; readonly to: string }

export type SpanGroup = { readonly title: string; readonly spans: readonly ListedSpan[] }

/** The parts of an almanac day that its page shows. */
export type AlmanacView = Omit<AlmanacDay, 'lagnas' | 'sumPanchakas'>

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
export function limbGroups(almanac: AlmanacView, clock: DayClock): SpanGroup[] {
  const { terms } = PANCHANGA
  const { tithis, nakshatras, yogas, karanas } = almanac
  return [
    { title: terms.tithi, spans: tithis.map((tithi) => listed(tithiName(tithi), tithi, clock, metBy(tithi))) },
    {
      title: terms.nakshatra,
      spans: nakshatras.map((star) => listed(nakshatraName(star.index), star, clock, metBy(star))),
    },
    { title: terms.yoga, spans: yogas.map((yoga) => listed(yogaName(yoga.index), yoga, clock)) },
    { title: terms.karana, spans: karanas.map((karana) => listed(karanaName(karana.name), karana, clock)) },
  ]
}

/** What vriddhi and kshaya mean, on a day that has them. */
export function meetingNotes({ tithis, nakshatras }: AlmanacView): string[] {
  const found = new Set([...tithis, ...nakshatras].map(({ meeting }) => meeting))
  return (['vriddhi', 'kshaya'] as const).filter((kind) => found.has(kind)).map((kind) => ALMANAC.meetingNotes[kind])
}

/** Good times and times to avoid, each in the order of the day. */
export function periodGroups(almanac: AlmanacView, clock: DayClock): SpanGroup[] {
  const { periods } = ALMANAC
  const { day, amritaKalas, brahmaMuhurta, godhuli, moonPanchaka } = almanac
  const avoid = timesToAvoid(almanac)
  const good = [
    ...named(periods.brahmaMuhurta, brahmaMuhurta ? [brahmaMuhurta] : []),
    ...named(periods.abhijit, day.abhijit ? [day.abhijit] : []),
    ...named(periods.godhuli, [godhuli]),
    ...named(periods.amritaKala, amritaKalas),
  ]
  const bad = [...avoid, ...named(periods.panchaka, moonPanchaka ? [moonPanchaka] : [])]
  const inOrder = (all: readonly NamedSpan[]) => all.toSorted((one, other) => one.span.startJdUt - other.span.startJdUt)
  return [
    {
      title: ALMANAC.good,
      spans: inOrder(good).map(({ name, span }) => listed(name, span, clock, exceptDuring(span, avoid))),
    },
    { title: ALMANAC.avoid, spans: inOrder(bad).map(({ name, span }) => listed(name, span, clock)) },
  ]
}

/** What no list of the day may call good. Panchaka is not among them: it stands against five works only, for days. */
function timesToAvoid({ day, durMuhurtas, varjyams }: AlmanacView): NamedSpan[] {
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
function exceptDuring(good: Span, avoid: readonly NamedSpan[]): string | undefined {
  const names = avoid.filter(({ span }) => overlaps(span, good)).map(({ name }) => name)
  return names.length === 0 ? undefined : ALMANAC.exceptDuring(names)
}

function overlaps(one: Span, other: Span): boolean {
  return one.startJdUt < other.endJdUt && other.startJdUt < one.endJdUt
}

/** Choghadiyas and horas, of the day and of the night. */
export function hourGroups(almanac: AlmanacView, clock: DayClock): SpanGroup[] {
  const { day } = almanac
  const avoid = timesToAvoid(almanac)
  const choghadiyas = (isDay: boolean) =>
    day.choghadiyas
      .filter((each) => each.isDay === isDay)
      .map((each) => {
        const quality = CHOGHADIYA_QUALITIES[each.name]
        const except = quality === 'good' ? exceptDuring(each, avoid) : undefined
        const note = [ALMANAC.qualities[quality], except].filter(Boolean).join(' ')
        return listed(CHOGHADIYA_LABELS[each.name], each, clock, note)
      })
  const horas = (isDay: boolean) =>
    day.horas.filter((each) => each.isDay === isDay).map((each) => listed(grahaName(each.lord), each, clock))
  return [
    { title: ALMANAC.choghadiyaDay, spans: choghadiyas(true) },
    { title: ALMANAC.choghadiyaNight, spans: choghadiyas(false) },
    { title: ALMANAC.horaDay, spans: horas(true) },
    { title: ALMANAC.horaNight, spans: horas(false) },
  ]
}

export function sunAndMoonFacts({ day, moonrise, moonset }: AlmanacView, clock: DayClock): TextFact[] {
  const { facts } = ALMANAC
  const at = (jdUt: number | undefined) => (jdUt === undefined ? facts.none : clock(jdUt))
  return [
    { term: facts.sunrise, value: clock(day.sunrise) },
    { term: facts.sunset, value: clock(day.sunset) },
    { term: facts.moonrise, value: at(moonrise) },
    { term: facts.moonset, value: at(moonset) },
  ]
}

/** Weekday, months, years, season and course of the Sun. */
export function calendarFacts(almanac: AlmanacView, clock: DayClock): TextFact[] {
  const { facts } = ALMANAC
  const { day, tithis, lunarMonth, solarMonth, sankranti, years, seasons } = almanac
  const { isAdhika, isKshaya } = lunarMonth
  const month = (index: number) => ALMANAC.month(lunarMonthName(index), isAdhika, isKshaya)
  return [
    { term: PANCHANGA.terms.vara, value: varaName(day.vara) },
    { term: facts.paksha, value: ALMANAC.pakshas[tithis[0]?.paksha ?? 'shukla'] },
    { term: facts.amanta, value: month(lunarMonth.amanta) },
    { term: facts.purnimanta, value: month(lunarMonth.purnimanta) },
    { term: facts.solarMonth, value: rashiName(solarMonth.rashi) },
    ...(sankranti
      ? [{ term: facts.sankranti, value: ALMANAC.sankranti(rashiName(sankranti.rashi), clock(sankranti.jdUt)) }]
      : []),
    { term: facts.vikrama, value: ALMANAC.vikrama(years.vikrama, years.vikramaKartikadi) },
    { term: facts.shaka, value: String(years.shaka) },
    { term: facts.kali, value: String(years.kali) },
    { term: facts.samvatsara, value: SAMVATSARAS[years.samvatsara] ?? '' },
    { term: facts.ritu, value: ALMANAC.bySeasons(ALMANAC.ritus[seasons.ritu], ALMANAC.ritus[seasons.tropicalRitu]) },
    {
      term: facts.ayana,
      value: ALMANAC.bySeasons(ALMANAC.ayanas[seasons.ayana], ALMANAC.ayanas[seasons.tropicalAyana]),
    },
  ]
}

function listed(name: string, { startJdUt, endJdUt }: Span, clock: DayClock, note?: string): ListedSpan {
  return { name, from: clock(startJdUt), to: clock(endJdUt), ...(note !== undefined && { note }) }
}

type NamedSpan = { readonly name: string; readonly span: Span }

function named(name: string, spans: readonly Span[]): NamedSpan[] {
  return spans.map((span) => ({ name, span }))
}

function metBy({ meeting }: { meeting: Meeting }): string | undefined {
  return meeting === 'regular' ? undefined : ALMANAC.meetings[meeting]
}
