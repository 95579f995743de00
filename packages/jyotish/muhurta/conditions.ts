import { type Direction, dishaShula } from '../almanac/disha-shula.ts'
import { durMuhurtas, godhuli } from '../almanac/muhurtas.ts'
import { panchakaKindOf } from '../almanac/panchaka.ts'
import { amritaKalas, varjyams } from '../almanac/star-portions.ts'
import { DASHA_SCHEMES } from '../dashas/scheme.ts'
import { DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { dayParts, type JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan } from '../panchanga/limb.ts'
import { clipped, covers, cutAt, merged, subtracted } from '../panchanga/spans.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type PlanetSigns, planetSigns, risingNavamsas } from './lagna-grid.ts'
import type { Condition, DayPart } from './rule.ts'
import type { MuhurtaDay, Stretch } from './stretch.ts'

/** A person's birth: star and sign of the Moon, and with its hour the rising sign and the start of the mahadasha it fell in. */
export type Person = { nakshatra: number; rashi: number; lagna?: number; dashaStart?: JulianDay }

/** Whom a search is for, and where a journey leads. */
export type Concerned = { people?: readonly Person[]; direction?: Direction | undefined }

/** A day with what several rules ask of it, computed once. */
export type DayView = {
  day: MuhurtaDay
  stretch: Stretch
  people: readonly Person[]
  lagnas(): readonly LimbSpan[]
  navamsas(): readonly LimbSpan[]
  planets(): PlanetSigns
  direction: Direction | undefined
}

const KUMBHA = 10
const MEENA = 11
const NAVAMSAS_PER_SIGN = 9
/** A portion of a star that began before sunrise lasts less than this. */
const PORTION_DAYS = 0.1
const HOURS_PER_DAY = 24
const SIGNS = 12

export function viewDay(day: MuhurtaDay, stretch: Stretch, { people = [], direction }: Concerned): DayView {
  const { year } = stretch
  let rising: LimbSpan[] | undefined
  let lagnas: LimbSpan[] | undefined
  let planets: PlanetSigns | undefined
  const navamsas = () => {
    rising ??= risingNavamsas(day, year.place, year.sky)
    return rising
  }
  return {
    day,
    stretch,
    people,
    direction,
    navamsas,
    lagnas() {
      lagnas ??= navamsas().map((span) => ({ ...span, index: Math.floor(span.index / NAVAMSAS_PER_SIGN) }))
      return lagnas
    },
    planets() {
      planets ??= planetSigns(day.sunrise, year.sky)
      return planets
    },
  }
}

/** Those of a year that touch a day. */
function touching(spans: readonly LimbSpan[], day: JdSpan): LimbSpan[] {
  const first = spans.findIndex(({ endJdUt }) => endJdUt > day.startJdUt)
  const found: LimbSpan[] = []
  for (let index = first; index >= 0 && index < spans.length; index++) {
    const span = spans[index] as LimbSpan
    if (span.startJdUt >= day.endJdUt) break
    found.push(span)
  }
  return found
}

function indexed(spans: readonly LimbSpan[], among: readonly number[], day: JdSpan): JdSpan[] {
  return touching(spans, day).filter(({ index }) => among.includes(index))
}

function partSpans(part: DayPart, { day, stretch }: DayView): JdSpan[] {
  const around = { startJdUt: day.startJdUt - PORTION_DAYS, endJdUt: day.endJdUt }
  switch (part) {
    case 'durMuhurta':
      return durMuhurtas(day, day.vara)
    case 'varjyam':
      return varjyams(touching(stretch.limbs('nakshatra'), around), around)
    case 'amritaKala':
      return amritaKalas(touching(stretch.limbs('nakshatra'), around), around)
    case 'godhuli':
      return [godhuli(day.sunset)]
    case 'night':
      return [{ startJdUt: day.sunset, endJdUt: day.nextSunrise }]
    default: {
      const span = dayParts(day, day.vara)[part]
      return span === undefined ? [] : [span]
    }
  }
}

/** The whole day or nothing. */
function ifTrue(holds: boolean, day: JdSpan): JdSpan[] {
  return holds ? [day] : []
}

function runningAt(spans: readonly LimbSpan[], jdUt: number): number {
  return spans.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt)?.index ?? -1
}

/** The pieces of a day in which nothing of what is listed changes, kept where the test holds at their middle. */
function piecesWhere(
  day: JdSpan,
  lists: readonly (readonly LimbSpan[])[],
  holds: (indexes: number[]) => boolean,
): JdSpan[] {
  const ofDay = lists.map((spans) => touching(spans, day))
  return cutAt(day, ofDay.flat()).filter(({ startJdUt, endJdUt }) =>
    holds(ofDay.map((spans) => runningAt(spans, (startJdUt + endJdUt) / 2))),
  )
}

function quarterSpans(among: readonly (readonly [number, number])[], { day, stretch }: DayView): JdSpan[] {
  return among.flatMap(([star, quarter]) =>
    touching(stretch.limbs('nakshatra'), day).flatMap(({ index, startJdUt, endJdUt }) => {
      if (index !== star) return []
      const length = (endJdUt - startJdUt) / 4
      return [{ startJdUt: startJdUt + length * (quarter - 1), endJdUt: startJdUt + length * quarter }]
    }),
  )
}

/** A condition whose lists are written out. */
type Listed<Part> = Part extends { among: infer List } ? Omit<Part, 'among'> & { among: Exclude<List, string> } : Part

/** When it holds for one of the people, or for each of them. */
function forPeople({ people, day }: DayView, isForAll: boolean, held: (person: Person) => JdSpan[]): JdSpan[] {
  if (!isForAll) return people.flatMap(held)
  const missing = people.flatMap((person) => subtracted([day], merged(clipped(held(person), day))))
  return people.length === 0 ? [] : subtracted([day], merged(missing))
}

function occupiedSpans(houses: readonly number[], grahas: readonly Graha[], view: DayView): JdSpan[] {
  const signs = { ...view.planets() } as Partial<Record<Graha, number>>
  return piecesWhere(view.day, [view.lagnas(), view.stretch.moonSigns()], ([lagna = 0, moon = 0]) =>
    grahas.some((graha) => {
      const sign = graha === 'moon' ? moon : (signs[graha] ?? 0)
      return houses.includes(((sign - lagna + 12) % 12) + 1)
    }),
  )
}

function countedFrom(sign: number, from: number): number {
  return ((sign - from + SIGNS) % SIGNS) + 1
}

function risingSpans(among: readonly number[], { rashi, lagna }: Person, view: DayView): JdSpan[] {
  const births = lagna === undefined ? [rashi] : [rashi, lagna]
  return view.lagnas().filter(({ index }) => births.some((birth) => among.includes(countedFrom(index, birth))))
}

/** The lord of the Vimshottari mahadasha that runs; undefined without the hour of birth. */
function dashaLordAt(jdUt: JulianDay, { nakshatra, dashaStart }: Person): Graha | undefined {
  if (dashaStart === undefined) return undefined
  const { shares, totalYears } = DASHA_SCHEMES.vimshottari
  let years = (((jdUt - dashaStart) / DEFAULT_DASHA_YEAR) % totalYears) + (jdUt < dashaStart ? totalYears : 0)
  for (let index = nakshatra; ; index++) {
    const share = shares[index % shares.length]
    if (!share || years < share.years) return share?.lord
    years -= share.years
  }
}

function dashaLordSpans(houses: readonly number[], person: Person, view: DayView): JdSpan[] {
  const lord = dashaLordAt(view.day.sunrise, person)
  return lord === undefined ? [] : occupiedSpans(houses, [lord], view)
}

function heldSpans(condition: Listed<Condition>, view: DayView): JdSpan[] {
  const { day, stretch } = view
  switch (condition.kind) {
    case 'limb':
      return indexed(stretch.limbs(condition.limb), condition.among, day)
    case 'quarter':
      return quarterSpans(condition.among, view)
    case 'weekday':
      return ifTrue(condition.among.includes(day.vara), day)
    case 'sun':
      return indexed(stretch.sunSigns(), condition.among, day)
    case 'lunarMonth':
      return ifTrue(!day.month.isAdhika && condition.among.includes(day.month.amanta), day)
    case 'adhika':
      return ifTrue(day.month.isAdhika, day)
    case 'kshaya':
      return ifTrue(day.month.isKshaya, day)
    case 'chaturmas':
      return [...stretch.chaturmas()]
    case 'pitruPaksha':
      return [...stretch.pitruPaksha()]
    case 'sankranti':
      return ifTrue(
        covers([day], stretch.sunSigns().findLast(({ startJdUt }) => startJdUt < day.endJdUt)?.startJdUt ?? 0),
        day,
      )
    case 'eclipse':
      return [...stretch.eclipses()]
    case 'moonPanchaka':
      return indexed(stretch.moonSigns(), [KUMBHA, MEENA], day)
    case 'hidden': {
      const { planet, days } = condition
      return stretch.hidden(planet).map((span) => ({ startJdUt: span.startJdUt - days, endJdUt: span.endJdUt + days }))
    }
    case 'dayPart':
      return partSpans(condition.part, view)
    case 'sumPanchaka':
      return piecesWhere(
        day,
        [stretch.limbs('tithi'), stretch.limbs('nakshatra'), view.lagnas()],
        ([tithi = 0, nakshatra = 0, lagna = 0]) => {
          const kind = panchakaKindOf({ tithi, vara: day.vara, nakshatra, lagna })
          return kind !== undefined && condition.among.includes(kind)
        },
      )
    case 'lagna':
      return indexed(view.lagnas(), condition.among, day)
    case 'navamsa':
      return view.navamsas().filter(({ index }) => condition.among.includes(index % 12))
    case 'occupied':
      return occupiedSpans(condition.houses, condition.by ?? GRAHAS, view)
    case 'dishaShula':
      return ifTrue(view.direction === dishaShula(day.vara), day)
    case 'tara':
      return forPeople(view, condition.forAll === true, ({ nakshatra }) =>
        touching(stretch.limbs('nakshatra'), day).filter(({ index }) =>
          condition.among.includes(((index - nakshatra + 27) % 27) + 1),
        ),
      )
    case 'chandra':
      return forPeople(view, condition.forAll === true, ({ rashi }) =>
        touching(stretch.moonSigns(), day).filter(({ index }) =>
          condition.among.includes(((index - rashi + 12) % 12) + 1),
        ),
      )
    case 'risingFromBirth':
      return forPeople(view, condition.forAll === true, (person) => risingSpans(condition.among, person, view))
    case 'dashaLord':
      return forPeople(view, false, (person) => dashaLordSpans(condition.houses, person, view))
    // These speak about windows, which are not known yet.
    case 'lateStart':
    case 'shortWindow':
      return []
  }
}

/** Whether a window of the day is one that a condition about windows means. */
export function meansWindow(condition: Condition, { startJdUt, endJdUt }: JdSpan, { midnight }: MuhurtaDay): boolean {
  if (condition.kind === 'lateStart') return startJdUt > midnight + condition.hour / HOURS_PER_DAY
  return condition.kind === 'shortWindow' && endJdUt - startJdUt < condition.hours / HOURS_PER_DAY
}

/** When a condition holds during a day, in order and merged. */
export function spansOf(condition: Condition, view: DayView): JdSpan[] {
  return merged(clipped(heldSpans(condition as Listed<Condition>, view), view.day))
}
