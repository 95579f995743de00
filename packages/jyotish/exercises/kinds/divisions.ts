import { GRAHAS } from '../../grahas.ts'
import { isVargottama, type Varga, vargaPosition } from '../../vargas/varga.ts'
import { nakshatraAt, nakshatraLord } from '../../zodiac/nakshatra.ts'
import { isOddRashi, wrapRashi } from '../../zodiac/rashi.ts'
import { lordOf } from '../../zodiac/rashis.ts'
import type { ExercisePart, Level, SolutionStep } from '../exercise.ts'
import { ANY_GRAHA, GRAHA_SET, LORD, SIGN } from '../forms.ts'
import { arcminutesOf, degreesOf, type GivenLongitude, isNearBoundary } from '../given.ts'
import type { Kind } from '../kind.ts'

const ARCMINUTES_PER_SIGN = 1800
const ARCMINUTES_PER_NAKSHATRA = 800
const ARCMINUTES_PER_PADA = 200

/** How many signs a varga counts for each part; the others count one. */
const SIGNS_PER_PART: Partial<Record<Varga, number>> = { 3: 4, 4: 3 }

/** How far from a boundary a longitude is asked for: a tenth of a part, at most 5 minutes of arc. */
const marginOf = (varga: Varga) => Math.min(5, ARCMINUTES_PER_SIGN / varga / 10)

function isCloseCall(given: GivenLongitude, varga: Varga): boolean {
  const arcminutes = arcminutesOf(given)
  // The D30 has unequal parts, whose ends are whole degrees.
  const width = varga === 30 ? 60 : ARCMINUTES_PER_SIGN / varga
  return isNearBoundary(arcminutes, ARCMINUTES_PER_SIGN, 3) || isNearBoundary(arcminutes, width, marginOf(varga))
}

function vargaSteps(given: GivenLongitude, varga: Varga): SolutionStep[] {
  const { rashi, part } = vargaPosition(degreesOf(given), varga)
  const isOdd = isOddRashi(given.sign)
  if (varga === 2) return [{ code: 'hora-half', isOdd, half: part + 1, sign: rashi }]
  if (varga === 30) return [{ code: 'trimshamsha', isOdd, part: part + 1, sign: rashi }]
  const steps = part * (SIGNS_PER_PART[varga] ?? 1)
  return [
    { code: 'varga-part', varga, part: part + 1 },
    { code: 'varga-counted', start: wrapRashi(rashi - steps), count: (steps % 12) + 1, sign: rashi },
  ]
}

const VARGAS_OF_LEVEL: Record<Level, readonly Varga[]> = {
  1: [3, 12],
  2: [2, 4, 7, 10],
  3: [16, 20, 24, 27, 30, 40, 45, 60],
}

/** The sign of a longitude in a divisional chart other than the navamsha. */
export const varga: Kind = ({ draw, longitude }, level) => {
  const asked = draw.of(VARGAS_OF_LEVEL[level])
  const graha = draw.of(GRAHAS)
  const given = longitude(graha)
  if (isCloseCall(given, asked)) return undefined
  const sign = vargaPosition(degreesOf(given), asked).rashi
  return {
    facts: { longitudes: { [graha]: given } },
    parts: [{ name: 'sign', ask: { code: 'varga-sign', graha, varga: asked }, form: SIGN, answer: sign }],
    solution: vargaSteps(given, asked),
  }
}

/** Level 1 the navamsha of a longitude, 2 also its lord, 3 the vargottama grahas of a chart. */
export const navamsha: Kind = ({ draw, longitude, chart }, level) => {
  if (level === 3) {
    const drawn = chart()
    if (!drawn) return undefined
    const { grahas } = drawn.chart
    if (GRAHAS.some((graha) => isCloseCall(grahas[graha], 9))) return undefined
    return {
      facts: drawn,
      parts: [
        {
          name: 'grahas',
          ask: { code: 'vargottama' },
          form: GRAHA_SET,
          answer: GRAHAS.filter((graha) => isVargottama(degreesOf(grahas[graha]))),
        },
      ],
      solution: GRAHAS.map((graha) => ({
        code: 'navamsha-of',
        graha,
        sign: grahas[graha].sign,
        navamsha: vargaPosition(degreesOf(grahas[graha]), 9).rashi,
      })),
    }
  }

  const graha = draw.of(GRAHAS)
  const given = longitude(graha)
  if (isCloseCall(given, 9)) return undefined
  const sign = vargaPosition(degreesOf(given), 9).rashi
  const lord = lordOf(sign)
  const signPart: ExercisePart = {
    name: 'sign',
    ask: { code: 'varga-sign', graha, varga: 9 },
    form: SIGN,
    answer: sign,
  }
  const lordPart: ExercisePart = {
    name: 'lord',
    ask: { code: 'varga-lord', graha, varga: 9 },
    form: LORD,
    answer: lord,
  }
  return {
    facts: { longitudes: { [graha]: given } },
    parts: level === 1 ? [signPart] : [signPart, lordPart],
    solution: [...vargaSteps(given, 9), ...(level === 1 ? [] : [{ code: 'lord-of-sign', sign, graha: lord } as const])],
  }
}

/** The steps to the star of a longitude. */
export function nakshatraSteps(given: GivenLongitude): SolutionStep[] {
  const minutes = arcminutesOf(given)
  const { nakshatra } = nakshatraAt(degreesOf(given))
  return [
    { code: 'minutes-of-circle', minutes },
    { code: 'nakshatra-found', before: nakshatra, nakshatra },
  ]
}

/** Level 1 the nakshatra of a longitude, 2 also the pada, 3 also the lord. */
export const nakshatra: Kind = ({ draw, longitude }, level) => {
  const graha = draw.of(GRAHAS)
  const given = longitude(graha)
  const arcminutes = arcminutesOf(given)
  const width = level === 1 ? ARCMINUTES_PER_NAKSHATRA : ARCMINUTES_PER_PADA
  if (isNearBoundary(arcminutes, width, 5)) return undefined
  const found = nakshatraAt(degreesOf(given))
  const lord = nakshatraLord(found.nakshatra)
  const parts: ExercisePart[] = [
    {
      name: 'nakshatra',
      ask: { code: 'nakshatra', graha },
      form: { type: 'choice', of: 'nakshatra', options: Array.from({ length: 27 }, (_, index) => index) },
      answer: found.nakshatra,
    },
    {
      name: 'pada',
      ask: { code: 'pada', graha },
      form: { type: 'number', unit: 'count', min: 1, max: 4, tolerance: 0 },
      answer: found.pada,
    },
    { name: 'lord', ask: { code: 'nakshatra-lord', graha }, form: ANY_GRAHA, answer: lord },
  ]
  const further: SolutionStep[] = [
    { code: 'pada-found', into: arcminutes % ARCMINUTES_PER_NAKSHATRA, pada: found.pada },
    { code: 'nakshatra-lord', nakshatra: found.nakshatra, graha: lord },
  ]
  return {
    facts: { longitudes: { [graha]: given } },
    parts: parts.slice(0, level),
    solution: [...nakshatraSteps(given), ...further.slice(0, level - 1)],
  }
}
