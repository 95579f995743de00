import { isGoodTara } from '../../almanac/birth-bala.ts'
import { KOOTAS, matchByMoon } from '../../matching/ashtakoota.ts'
import { KOOTA_MAXIMA, type Koota } from '../../matching/kootas.ts'
import { countNakshatras, type NakshatraIndex, nakshatraAt } from '../../zodiac/nakshatra.ts'
import type { AnswerForm, ExercisePart, SolutionStep } from '../exercise.ts'
import { YES_NO, yesNo } from '../forms.ts'
import { arcminutesOf, degreesOf, type GivenLongitude, givenArcminutes, isNearBoundary } from '../given.ts'
import type { Kind } from '../kind.ts'
import { nakshatraSteps } from './divisions.ts'

const ARCMINUTES_PER_NAKSHATRA = 800
/** The middle of a sign parts the vashya groups of Dhanu and Makara. */
const ARCMINUTES_PER_HALF_SIGN = 900

const isCloseCall = (given: GivenLongitude) =>
  isNearBoundary(arcminutesOf(given), ARCMINUTES_PER_NAKSHATRA, 5) ||
  isNearBoundary(arcminutesOf(given), ARCMINUTES_PER_HALF_SIGN, 5)

const EASY: readonly Koota[] = ['varna', 'gana', 'nadi', 'bhakoot']
const HARD: readonly Koota[] = ['vashya', 'tara', 'yoni', 'grahaMaitri']

const points = (max: number): AnswerForm => ({ type: 'number', unit: 'points', min: 0, max, tolerance: 0 })

/** Points of two Moons: level 1 of an easy koota, 2 of another, 3 in total. */
export const kootas: Kind = ({ draw, longitude }, level) => {
  const [bride, groom] = [longitude('moon'), givenArcminutes(draw.below(21600))]
  const koota = draw.of(level === 1 ? EASY : HARD)
  if (isCloseCall(bride) || isCloseCall(groom)) return undefined
  const match = matchByMoon({ brideMoon: degreesOf(bride), groomMoon: degreesOf(groom) })
  const step = (name: Koota): SolutionStep => {
    const { reason, points: given, max } = match.kootas[name]
    return { code: 'koota', koota: name, reason, points: given, max }
  }
  const part: ExercisePart =
    level === 3
      ? { name: 'points', ask: { code: 'koota-total' }, form: points(36), answer: match.total }
      : {
          name: 'points',
          ask: { code: 'koota-points', koota },
          form: points(KOOTA_MAXIMA[koota]),
          answer: match.kootas[koota].points,
        }
  return {
    facts: { longitudes: { bride, groom } },
    parts: [part],
    solution: level === 3 ? [...KOOTAS.map(step), { code: 'sum', total: match.total }] : [step(koota)],
  }
}

/** The tara of a day's star: level 1 its number, 2 also whether it is favourable, 3 from the longitudes of both Moons. */
export const tarabala: Kind = ({ draw, longitude }, level) => {
  const [birthMoon, dayMoon] = [longitude('moon'), givenArcminutes(draw.below(21600))]
  const isClose = [birthMoon, dayMoon].some((given) => isNearBoundary(arcminutesOf(given), ARCMINUTES_PER_NAKSHATRA, 5))
  if (isClose) return undefined
  const starOf = (given: GivenLongitude): NakshatraIndex => nakshatraAt(degreesOf(given)).nakshatra
  const stars = { birth: starOf(birthMoon), day: starOf(dayMoon) }
  const count = countNakshatras(stars.birth, stars.day)
  const tara = ((count - 1) % 9) + 1
  const isGood = isGoodTara(stars.day, stars.birth)
  const parts: ExercisePart[] = [
    {
      name: 'tara',
      ask: { code: 'tara' },
      form: { type: 'number', unit: 'count', min: 1, max: 9, tolerance: 0 },
      answer: tara,
    },
    { name: 'good', ask: { code: 'tara-good' }, form: YES_NO, answer: yesNo(isGood) },
  ]
  return {
    facts: level === 3 ? { longitudes: { birthMoon, dayMoon } } : { stars },
    parts: level === 1 ? parts.slice(0, 1) : parts,
    solution: [
      ...(level === 3 ? [...nakshatraSteps(birthMoon), ...nakshatraSteps(dayMoon)] : []),
      { code: 'stars-counted', from: stars.birth, to: stars.day, count },
      { code: 'tara-found', count, tara },
      ...(level === 1 ? [] : [{ code: 'tara-judged', tara, isGood } as const]),
    ],
  }
}
