import { angularSeparation } from '../../angles.ts'
import { AGES, ageOf, WAKING } from '../../avasthas/avasthas.ts'
import { SIGN_LORDS, type SignLord } from '../../grahas.ts'
import { COMBUSTION_LIMITS, isCombust } from '../../zodiac/combustion.ts'
import {
  type Dignity,
  debilitationRashi,
  dignityAt,
  EXALTATIONS,
  moolatrikonaDegrees,
  moolatrikonaRashi,
} from '../../zodiac/dignity.ts'
import { compoundRelation, naturalRelation, temporaryRelation } from '../../zodiac/friendship.ts'
import { houseFrom, isOddRashi, RASHI_INDEXES, type RashiIndex } from '../../zodiac/rashi.ts'
import { lordOf } from '../../zodiac/rashis.ts'
import type { AnswerForm, ExercisePart, SolutionStep } from '../exercise.ts'
import { LORD_SET, YES_NO, yesNo } from '../forms.ts'
import { arcminutesOf, degreesOf, type GivenLongitude, givenArcminutes, isNearBoundary, signsOf } from '../given.ts'
import type { Kind } from '../kind.ts'
import type { Draw } from '../seed.ts'

const DIGNITIES = ['exalted', 'moolatrikona', 'own', 'friend', 'neutral', 'enemy', 'debilitated'] as const
const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own']
/** Minutes of arc to the next degree at which a dignity changes. */
const DEGREE_MARGIN = 10
const SIGN_MARGIN = 3
const ARCMINUTES_PER_SIGN = 1800

/** The signs in which a graha is exalted, debilitated, in its moolatrikona or its own. */
function notableSigns(graha: SignLord): RashiIndex[] {
  return RASHI_INDEXES.filter(
    (rashi) => rashi === EXALTATIONS[graha].rashi || rashi === debilitationRashi(graha) || lordOf(rashi) === graha,
  )
}

/** Every second time in a sign that is notable for the graha; otherwise most answers would be friends and enemies. */
function drawNotable(draw: Draw, graha: SignLord, longitude: () => GivenLongitude, isChosen: boolean): GivenLongitude {
  const drawn = longitude()
  if (isChosen || draw.below(2) === 0) return drawn
  return givenArcminutes(
    draw.of(notableSigns(graha)) * ARCMINUTES_PER_SIGN + (arcminutesOf(drawn) % ARCMINUTES_PER_SIGN),
  )
}

function isCloseCall(graha: SignLord, given: GivenLongitude): boolean {
  const inSign = given.degrees * 60 + given.minutes
  const { from, until } = moolatrikonaDegrees(graha)
  const limits = [
    ...(given.sign === EXALTATIONS[graha].rashi ? [EXALTATIONS[graha].until] : []),
    ...(given.sign === moolatrikonaRashi(graha) ? [from, until] : []),
  ]
  return (
    isNearBoundary(arcminutesOf(given), ARCMINUTES_PER_SIGN, SIGN_MARGIN) ||
    limits.some((limit) => Math.abs(inSign - limit * 60) < DEGREE_MARGIN)
  )
}

function dignitySteps(graha: SignLord, given: GivenLongitude, dignity: Dignity): SolutionStep[] {
  const lord = lordOf(given.sign)
  const { rashi, until } = EXALTATIONS[graha]
  const isRelation = dignity === 'friend' || dignity === 'neutral' || dignity === 'enemy'
  return [
    { code: 'exaltation', graha, sign: rashi, until, debilitation: debilitationRashi(graha) },
    { code: 'moolatrikona', graha, sign: moolatrikonaRashi(graha), ...moolatrikonaDegrees(graha) },
    { code: 'lord-of-sign', sign: given.sign, graha: lord },
    ...(isRelation ? [{ code: 'natural-relation', graha, other: lord, relation: dignity } as const] : []),
    { code: 'dignity-of', graha, sign: given.sign, dignity },
  ]
}

const PLAIN: AnswerForm = { type: 'choice', of: 'plainDignity', options: ['exalted', 'own', 'debilitated', 'other'] }
const ALL: AnswerForm = { type: 'choice', of: 'dignity', options: DIGNITIES }

/** Without the degrees: the moolatrikona counts as the own sign. */
function plainDignity(dignity: Dignity): string {
  if (dignity === 'exalted' || dignity === 'debilitated') return dignity
  return STRONG.includes(dignity) ? 'own' : 'other'
}

/** Level 1 exalted, own, debilitated or none, 2 the seven dignities by the degree, 3 the strong and debilitated of a chart. */
export const dignity: Kind = ({ draw, longitude, chart, isChosen }, level) => {
  const graha = draw.of(SIGN_LORDS)
  if (level === 3) {
    const drawn = chart()
    if (!drawn || SIGN_LORDS.some((one) => isCloseCall(one, drawn.chart.grahas[one]))) return undefined
    const dignities = SIGN_LORDS.map((one) => ({
      graha: one,
      sign: drawn.chart.grahas[one].sign,
      dignity: dignityAt(one, degreesOf(drawn.chart.grahas[one])),
    }))
    const those = (isWanted: (dignity: Dignity) => boolean) =>
      dignities.filter((found) => isWanted(found.dignity)).map((found) => found.graha)
    return {
      facts: drawn,
      parts: [
        {
          name: 'strong',
          ask: { code: 'strong-grahas' },
          form: LORD_SET,
          answer: those((one) => STRONG.includes(one)),
        },
        {
          name: 'debilitated',
          ask: { code: 'debilitated-grahas' },
          form: LORD_SET,
          answer: those((one) => one === 'debilitated'),
        },
      ],
      solution: dignities.map((found) => ({ code: 'dignity-of', ...found })),
    }
  }

  const given = drawNotable(draw, graha, () => longitude(graha), isChosen)
  if (isCloseCall(graha, given)) return undefined
  const found = dignityAt(graha, degreesOf(given))
  return {
    facts: { longitudes: { [graha]: given } },
    parts: [
      {
        name: 'dignity',
        ask: { code: 'dignity', graha },
        form: level === 1 ? PLAIN : ALL,
        answer: level === 1 ? plainDignity(found) : found,
      },
    ],
    solution: dignitySteps(graha, given, found),
  }
}

const relations = (options: readonly string[]): AnswerForm => ({ type: 'choice', of: 'relation', options })

/** Level 1 the natural relation of two grahas, 2 the temporary one in a chart, 3 both and the compound. */
export const friendship: Kind = ({ draw, chart }, level) => {
  const graha = draw.of(SIGN_LORDS)
  const other = draw.of(SIGN_LORDS.filter((one) => one !== graha))
  const natural = naturalRelation(graha, other)
  const naturalPart: ExercisePart = {
    name: 'natural',
    ask: { code: 'natural-relation', graha, other },
    form: relations(['friend', 'neutral', 'enemy']),
    answer: natural,
  }
  const naturalStep: SolutionStep = { code: 'natural-relation', graha, other, relation: natural }
  if (level === 1) return { facts: {}, parts: [naturalPart], solution: [naturalStep] }

  const drawn = chart()
  if (!drawn) return undefined
  const signs = signsOf(drawn.chart)
  const temporary = temporaryRelation(signs[graha], signs[other])
  const compound = compoundRelation(natural, temporary)
  const temporaryPart: ExercisePart = {
    name: 'temporary',
    ask: { code: 'temporary-relation', graha, other },
    form: relations(['friend', 'enemy']),
    answer: temporary,
  }
  const compoundPart: ExercisePart = {
    name: 'compound',
    ask: { code: 'compound-relation', graha, other },
    form: relations(['great-friend', 'friend', 'neutral', 'enemy', 'great-enemy']),
    answer: compound,
  }
  const house = houseFrom(signs[graha], signs[other])
  const temporaryStep: SolutionStep = { code: 'temporary-relation', graha, other, house, relation: temporary }
  return {
    facts: drawn,
    parts: level === 2 ? [temporaryPart] : [naturalPart, temporaryPart, compoundPart],
    solution:
      level === 2 ? [temporaryStep] : [naturalStep, temporaryStep, { code: 'compound-relation', relation: compound }],
  }
}

const ARCMINUTES_PER_AGE = 360
const AGE: AnswerForm = { type: 'choice', of: 'age', options: AGES }
const AWAKE: AnswerForm = { type: 'choice', of: 'waking', options: ['awake', 'dreaming', 'asleep'] }

/** Level 1 the age of a graha in an odd sign, 2 in any, 3 also whether it is awake. */
export const avastha: Kind = ({ draw, longitude }, level) => {
  const graha = draw.of(SIGN_LORDS)
  const given = longitude(graha)
  const isOdd = isOddRashi(given.sign)
  const isClose = isNearBoundary(arcminutesOf(given), ARCMINUTES_PER_AGE, 5)
  if (isClose || (level === 1 && !isOdd) || (level === 3 && isCloseCall(graha, given))) return undefined
  const longitudeInDegrees = degreesOf(given)
  const age = ageOf(longitudeInDegrees)
  const found = dignityAt(graha, longitudeInDegrees)
  const waking = WAKING[found]
  const agePart: ExercisePart = { name: 'age', ask: { code: 'age', graha }, form: AGE, answer: age }
  const wakingPart: ExercisePart = { name: 'waking', ask: { code: 'waking', graha }, form: AWAKE, answer: waking }
  return {
    facts: { longitudes: { [graha]: given } },
    parts: level === 3 ? [agePart, wakingPart] : [agePart],
    solution: [
      { code: 'sign-parity', sign: given.sign, isOdd },
      { code: 'age-found', part: Math.floor((given.degrees * 60 + given.minutes) / ARCMINUTES_PER_AGE) + 1, age },
      ...(level === 3
        ? [...dignitySteps(graha, given, found), { code: 'waking-found', dignity: found, waking } as const]
        : []),
    ],
  }
}

const COMBUSTION_MARGIN = 15

function combustionOf(graha: SignLord, given: GivenLongitude, sun: GivenLongitude, isRetrograde: boolean) {
  const separation = angularSeparation(degreesOf(given), degreesOf(sun))
  const arcminutes = Math.round(separation * 60)
  const limits = COMBUSTION_LIMITS[graha] ?? { direct: 0, retrograde: 0 }
  const limit = isRetrograde ? limits.retrograde : limits.direct
  const isBurnt = isCombust({ graha, longitude: degreesOf(given), sun: degreesOf(sun), isRetrograde })
  return {
    graha,
    isBurnt,
    isClose: Math.abs(arcminutes - limit * 60) < COMBUSTION_MARGIN,
    steps: [
      { code: 'separation', graha, degrees: Math.floor(arcminutes / 60), minutes: arcminutes % 60 },
      { code: 'combustion-limit', graha, isRetrograde, limit },
      { code: 'combustion-found', graha, isCombust: isBurnt },
    ] satisfies SolutionStep[],
  }
}

/** Mercury and Venus are never farther from the Sun than this, minutes of arc. */
const REACH: Partial<Record<SignLord, number>> = { mercury: 1560, venus: 2760 }
const BURNING = SIGN_LORDS.filter((graha) => COMBUSTION_LIMITS[graha])

/** Level 1 whether a graha is combust, 2 Mercury or Venus, whose limit is less when retrograde, 3 all of a chart. */
export const combustion: Kind = ({ draw, longitude, chart, isChosen }, level) => {
  if (level === 3) {
    const drawn = chart()
    if (!drawn) return undefined
    const { grahas, retrograde } = drawn.chart
    const found = BURNING.map((graha) => combustionOf(graha, grahas[graha], grahas.sun, retrograde.includes(graha)))
    if (found.some(({ isClose }) => isClose)) return undefined
    return {
      facts: drawn,
      parts: [
        {
          name: 'grahas',
          ask: { code: 'combust-grahas' },
          form: { type: 'set', of: 'graha', options: BURNING },
          answer: found.filter(({ isBurnt }) => isBurnt).map(({ graha }) => graha),
        },
      ],
      solution: found.flatMap(({ steps }) => steps),
    }
  }

  const inner: readonly SignLord[] = ['mercury', 'venus']
  const graha = draw.of(level === 1 ? BURNING.filter((one) => !inner.includes(one)) : inner)
  const sun = longitude('sun')
  // Near the limit, so that the answer has to be worked out.
  const reach = Math.min(REACH[graha] ?? 2400, 2400)
  const own = isChosen ? longitude(graha) : givenArcminutes(arcminutesOf(sun) + draw.below(2 * reach) - reach)
  const isRetrograde = isChosen
    ? (chart()?.chart.retrograde.includes(graha) ?? false)
    : level === 2 && draw.below(2) === 0
  const { isBurnt, isClose, steps } = combustionOf(graha, own, sun, isRetrograde)
  if (isClose) return undefined
  return {
    facts: { longitudes: { sun, [graha]: own }, retrograde: isRetrograde ? [graha] : [] },
    parts: [{ name: 'combust', ask: { code: 'combust', graha }, form: YES_NO, answer: yesNo(isBurnt) }],
    solution: steps,
  }
}
