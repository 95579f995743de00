import { dateOfJulianDay } from '@muhurta/jyotish'
import type { AlmanacDay, DayInFull, DayYogaId, GowriName, SumPanchaka } from '@muhurta/jyotish/almanac'
import type { TextFact } from '#app/features/chart-text/day-panchanga-facts.ts'
import { chosenVaraName } from '#app/features/page-parts/shown-day-names.ts'
import { chosenNakshatraName, chosenRashiName } from '#app/features/page-parts/shown-names.ts'
import { ALMANAC, COUNTED_FIRST, SAMVATSARAS } from '#content/almanac/almanac.ts'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import { lunarMonthName } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import * as own from '#content/charts/names.ts'
import { longDay } from '#content/words/dates.ts'
import type { DayClock, SpanClock } from '#content/words/day-clock.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import { isoDateOf } from '#domain/almanac/place-day.ts'
import { type DayPartQuality, dayAndNight, type ListedSpan, listed, type SpanGroup } from './day-lists.ts'

const YOGA_QUALITIES: Readonly<Record<DayYogaId, DayPartQuality>> = {
  sarvarthaSiddhi: 'good',
  amritaSiddhi: 'good',
  raviPushya: 'good',
  guruPushya: 'good',
  ravi: 'good',
  dvipushkara: 'neutral',
  tripushkara: 'neutral',
  jvalamukhi: 'bad',
}

const BAD_GOWRI: readonly GowriName[] = ['rogam', 'soram', 'visham']

/** What lasts for hours or days: yogas of the weekday, bhadra, the panchaka of the Moon and ganda mula. */
export function longerTimes(full: DayInFull, clock: SpanClock): ListedSpan[] {
  const { yogas, bhadras, moonPanchaka, gandaMulas } = full
  return [
    ...yogas.map((yoga) => {
      const { name, note } = DAY_IN_FULL.yogas[yoga.id]
      return { ...listed(name, yoga, clock, note), quality: YOGA_QUALITIES[yoga.id] }
    }),
    ...bhadras.map((bhadra) => {
      const worlds = DAY_IN_FULL.inTurn(bhadra.stays.map(({ world }) => DAY_IN_FULL.worlds[world]))
      const note = DAY_IN_FULL.bhadraParts(worlds, clock(bhadra.mukha), clock(bhadra.puchha))
      const isOnEarth = bhadra.stays.some(({ world }) => world === 'earth')
      return { ...listed(DAY_IN_FULL.bhadra, bhadra, clock, note), quality: isOnEarth ? 'bad' : 'neutral' } as const
    }),
    ...(moonPanchaka
      ? [
          {
            ...listed(DAY_IN_FULL.panchaka, moonPanchaka, clock, panchakaNote(moonPanchaka.kind)),
            quality: 'bad' as const,
          },
        ]
      : []),
    ...gandaMulas.map((mula) => ({
      ...listed(DAY_IN_FULL.gandaMula, mula, clock, DAY_IN_FULL.gandaMulaNote(chosenNakshatraName(mula.star))),
      quality: 'neutral' as const,
    })),
  ]
}

function panchakaNote(kind: NonNullable<DayInFull['moonPanchaka']>['kind']): string {
  return DAY_IN_FULL.panchakaNote(kind && DAY_IN_FULL.panchakaKinds[kind])
}

export function gowriGroups({ gowri }: DayInFull, clock: SpanClock): SpanGroup[] {
  const titles = { day: DAY_IN_FULL.day, night: DAY_IN_FULL.night }
  return dayAndNight(titles, gowri, (each) => {
    const quality = BAD_GOWRI.includes(each.name) ? 'bad' : 'good'
    return { ...listed(DAY_IN_FULL.gowriNames[each.name], each, clock), tag: ALMANAC.qualities[quality], quality }
  })
}

/** The signs that rise in turn, and the panchaka of each piece of the day. */
export function risingGroups({ lagnas, sumPanchakas }: AlmanacDay, clock: SpanClock): SpanGroup[] {
  return [
    {
      title: DAY_IN_FULL.risingSigns,
      spans: lagnas.map((lagna) => listed(chosenRashiName(lagna.rashi), lagna, clock)),
    },
    {
      title: DAY_IN_FULL.sumPanchaka,
      spans: joined(sumPanchakas).map((piece) => {
        const name = piece.kind ? DAY_IN_FULL.panchakaKinds[piece.kind] : DAY_IN_FULL.free
        return { ...listed(name, piece, clock), quality: piece.kind ? 'bad' : 'good' } as const
      }),
    },
  ]
}

/** Neighbours of one kind are one. */
function joined(pieces: AlmanacDay['sumPanchakas']): Pick<SumPanchaka, 'kind' | 'startJdUt' | 'endJdUt'>[] {
  return pieces.flatMap((piece, index) => {
    if (index > 0 && pieces[index - 1]?.kind === piece.kind) return []
    const end = pieces.slice(index).find((_, later, rest) => rest[later + 1]?.kind !== piece.kind)
    return [{ kind: piece.kind, startJdUt: piece.startJdUt, endJdUt: end?.endJdUt ?? piece.endJdUt }]
  })
}

export type BalaView = { readonly lead: string; readonly names: readonly string[]; readonly note?: string }

/** Whom the Moon favours during the day. */
export function balaViews({ taraBalas, chandraBalas }: DayInFull, clock: DayClock): BalaView[] {
  return [
    ...taraBalas.map(({ star, endJdUt, good }) => ({
      lead: DAY_IN_FULL.taraBala(own.nakshatraName(star), clock(endJdUt)),
      names: good.map(chosenNakshatraName),
    })),
    ...chandraBalas.map(({ rashi, endJdUt, good, eighthFor }) => ({
      lead: DAY_IN_FULL.chandraBala(own.rashiName(rashi), clock(endJdUt)),
      names: good.map(chosenRashiName),
      note: DAY_IN_FULL.chandrashtama(own.rashiName(eighthFor)),
    })),
  ]
}

/** Weekday, months, years, season and course of the Sun. */
export function calendarFacts(
  almanac: AlmanacDay,
  full: DayInFull,
  clock: DayClock,
  reckoning: MonthReckoning,
): TextFact[] {
  const { facts } = ALMANAC
  const { day, tithis, lunarMonth, solarMonth, sankranti, years, seasons } = almanac
  const { isAdhika, isKshaya } = lunarMonth
  const month = (index: number) => ALMANAC.month(lunarMonthName(index), isAdhika, isKshaya)
  const amanta = { term: facts.amanta, value: month(lunarMonth.amanta) }
  const purnimanta = { term: facts.purnimanta, value: month(lunarMonth.purnimanta) }
  const monthsInOrder = reckoning === 'amanta' ? [amanta, purnimanta] : [purnimanta, amanta]
  const south = { term: DAY_IN_FULL.southernSamvatsara, value: samvatsara(years.samvatsara) }
  const north = { term: DAY_IN_FULL.northernSamvatsara, value: samvatsara(full.northernSamvatsara) }
  const samvatsarasInOrder = COUNTED_FIRST.samvatsara === 'south' ? [south, north] : [north, south]
  return [
    { term: PANCHANGA.terms.vara, value: chosenVaraName(day.vara) },
    { term: facts.paksha, value: ALMANAC.pakshas[tithis[0]?.paksha ?? 'shukla'] },
    ...monthsInOrder,
    { term: facts.solarMonth, value: chosenRashiName(solarMonth.rashi) },
    ...(sankranti
      ? [{ term: facts.sankranti, value: ALMANAC.sankranti(own.rashiName(sankranti.rashi), clock(sankranti.jdUt)) }]
      : []),
    { term: facts.vikrama, value: ALMANAC.vikrama(years.vikrama, years.vikramaKartikadi) },
    { term: facts.shaka, value: String(years.shaka) },
    { term: facts.kali, value: String(years.kali) },
    ...samvatsarasInOrder,
    {
      term: DAY_IN_FULL.jovianYear,
      value: DAY_IN_FULL.jovianYearUntil(samvatsara(full.jovianYear.samvatsara), dateOf(full.jovianYear.endJdUt)),
    },
    { term: facts.ritu, value: ALMANAC.bySeasons(ALMANAC.ritus[seasons.ritu], ALMANAC.ritus[seasons.tropicalRitu]) },
    {
      term: facts.ayana,
      value: ALMANAC.bySeasons(ALMANAC.ayanas[seasons.ayana], ALMANAC.ayanas[seasons.tropicalAyana]),
    },
    { term: DAY_IN_FULL.julianDay, value: full.julianDay.toFixed(1) },
  ]
}

function samvatsara(index: number): string {
  return SAMVATSARAS[index] ?? ''
}

function dateOf(jdUt: number): string {
  return longDay(isoDateOf(dateOfJulianDay(jdUt)))
}
