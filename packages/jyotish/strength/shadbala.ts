import { angularSeparation, type Degrees } from '../angles.ts'
import { type BirthDay, type BirthDayRefusal, birthDayOf } from '../chart/birth-day.ts'
import type { Chart } from '../chart/chart.ts'
import { bySignLord, type SignLord } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { ayanaBala, ayanaBalaByDeclination } from './ayana-bala.ts'
import { beneficsOf, isMoonWaxing } from './benefics.ts'
import { cheshtaBala, type MeanLongitudes, modernMeans, ramanMeans, type Wanderer } from './cheshta-bala.ts'
import { digBala } from './dig-bala.ts'
import { drikBala } from './drik-bala.ts'
import { natonnataBala, pakshaBala, TIME_LORD_POINTS, timeLords, tribhagaBala } from './kala-bala.ts'
import { declinationOf, sunFromMidnight } from './sky-angles.ts'
import { type Balas, type SthanaBala, saptavargajaBala, sthanaBala } from './sthana-bala.ts'

/** The natural strengths: sevenths of 60 (Parashara 27.18). */
export const NAISARGIKA: Balas = {
  sun: 60,
  moon: 51.43,
  mars: 17.14,
  mercury: 25.71,
  jupiter: 34.29,
  venus: 42.86,
  saturn: 8.57,
}

/** The rupas that a graha needs to be strong (Parashara 27.32-33, Raman's reading). */
export const REQUIRED_RUPAS: Balas = { sun: 5, moon: 6, mars: 5, mercury: 7, jupiter: 6.5, venus: 5.5, saturn: 5 }

const VIRUPAS_PER_RUPA = 60

/** Temporal strengths; those of the hora and the ayana as used in the total. */
export type KalaBala = Record<'natonnata' | 'paksha' | 'tribhaga' | 'abda' | 'masa' | 'vara' | 'hora' | 'ayana', Balas>

/** Other readings of single components, which are not part of the total. */
export type ShadbalaVariants = {
  /** Moolatrikona only in its degrees. */
  saptavargajaMtByDegrees: Balas
  /** Horas as twelfths of day and night. */
  horaUnequal: Balas
  /** From the true declination in place of the table. */
  ayanaTrueDeclination: Balas
  /** From modern mean longitudes in place of Raman's tables. */
  cheshtaModernMean: Balas
}

/** All six strengths with their components, in virupas (sixtieths of a rupa). */
export type Shadbala = {
  sthana: { parts: SthanaBala; total: Balas }
  dig: Balas
  kala: { parts: KalaBala; total: Balas }
  cheshta: Balas
  naisargika: Balas
  drik: Balas
  total: Balas
  rupas: Balas
  /** The total divided by what the graha requires; 1 and more is strong. */
  ratioToRequired: Balas
  variants: ShadbalaVariants
  benefics: SignLord[]
  isMoonWaxing: boolean
  /** Pairs within one degree. The strength won or lost in their war is not part of any total. */
  wars: [SignLord, SignLord][]
}

function sumOf(parts: Record<string, Balas>): Balas {
  const all = Object.values(parts)
  return bySignLord((graha) => all.reduce((sum, balas) => sum + balas[graha], 0))
}

function lordPoints(lord: SignLord, points: number): Balas {
  return bySignLord((graha) => (graha === lord ? points : 0))
}

function kalaParts(chart: Chart, day: BirthDay, benefics: ReadonlySet<SignLord>): KalaBala {
  const { jdUt, location, grahas, placements } = chart
  const { sun, moon } = placements.longitudes
  const fromMidnight = sunFromMidnight(chart)
  const lords = timeLords(jdUt, day, location.lon)
  return {
    natonnata: bySignLord((graha) => natonnataBala(graha, fromMidnight)),
    paksha: bySignLord((graha) => pakshaBala(graha, benefics.has(graha), sun, moon)),
    tribhaga: bySignLord((graha) => tribhagaBala(graha, jdUt, day)),
    abda: lordPoints(lords.abda, TIME_LORD_POINTS.abda),
    masa: lordPoints(lords.masa, TIME_LORD_POINTS.masa),
    vara: lordPoints(lords.vara, TIME_LORD_POINTS.vara),
    hora: lordPoints(lords.hora, TIME_LORD_POINTS.hora),
    ayana: bySignLord((graha) => ayanaBala(graha, grahas[graha].tropicalLongitude)),
  }
}

function cheshtaOf(graha: SignLord, longitude: Degrees, means: MeanLongitudes): number {
  return graha === 'sun' || graha === 'moon' ? 0 : cheshtaBala(graha, longitude, means)
}

function variantsOf(chart: Chart, day: BirthDay): ShadbalaVariants {
  const { jdUt, location, placements } = chart
  const means = modernMeans(jdUt, chart.ayanamsaMean)
  return {
    saptavargajaMtByDegrees: bySignLord((graha) => saptavargajaBala(graha, placements, 'by-degrees')),
    horaUnequal: lordPoints(timeLords(jdUt, day, location.lon).horaUnequal, TIME_LORD_POINTS.hora),
    ayanaTrueDeclination: bySignLord((graha) => ayanaBalaByDeclination(graha, declinationOf(chart, graha))),
    cheshtaModernMean: bySignLord((graha) => cheshtaOf(graha, placements.longitudes[graha], means)),
  }
}

const WARRIORS: readonly Wanderer[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']

/** Two of the five within a degree of each other are at war (Surya Siddhanta 7). */
function warsOf(longitudes: Record<SignLord, Degrees>): [SignLord, SignLord][] {
  return WARRIORS.flatMap((one, index) =>
    WARRIORS.slice(index + 1)
      .filter((other) => angularSeparation(longitudes[one], longitudes[other]) < 1)
      .map((other): [SignLord, SignLord] => [one, other]),
  )
}

/**
 * The six strengths after B. V. Raman, Graha and Bhava Balas, who follows Brihat Parashara Hora Shastra, ch. 27. Sun and
 * Moon have no strength of motion, and war changes nothing.
 */
export function shadbala(chart: Chart): Outcome<Shadbala, BirthDayRefusal> {
  const day = birthDayOf(chart)
  if (!day.ok) return day

  const { placements, jdUt } = chart
  const { longitudes, lagna } = placements
  const benefics = beneficsOf(placements)
  const angles = { lagna, midheaven: chart.midheaven.longitude }
  const means = ramanMeans(jdUt)
  const sthana = sthanaBala(placements)
  const kala = kalaParts(chart, day.value, benefics)
  const six = {
    sthana: sumOf(sthana),
    dig: bySignLord((graha) => digBala(graha, longitudes[graha], angles)),
    kala: sumOf(kala),
    cheshta: bySignLord((graha) => cheshtaOf(graha, longitudes[graha], means)),
    naisargika: NAISARGIKA,
    drik: bySignLord((graha) => drikBala(graha, placements, benefics)),
  }
  const total = sumOf(six)
  const rupas = bySignLord((graha) => total[graha] / VIRUPAS_PER_RUPA)

  return accepted({
    ...six,
    sthana: { parts: sthana, total: six.sthana },
    kala: { parts: kala, total: six.kala },
    total,
    rupas,
    ratioToRequired: bySignLord((graha) => rupas[graha] / REQUIRED_RUPAS[graha]),
    variants: variantsOf(chart, day.value),
    benefics: [...benefics],
    isMoonWaxing: isMoonWaxing(placements),
    wars: warsOf(longitudes),
  })
}
