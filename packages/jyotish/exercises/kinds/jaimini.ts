import { GRAHAS } from '../../grahas.ts'
import { arudhaOf } from '../../jaimini/arudha.ts'
import { charaKarakas, type Karaka, type KarakaScheme } from '../../jaimini/chara-karakas.ts'
import { type House, houseFrom, rashiOfHouse, wrapRashi } from '../../zodiac/rashi.ts'
import { lordOf } from '../../zodiac/rashis.ts'
import type { ExercisePart, Level, SolutionStep } from '../exercise.ts'
import { SIGN } from '../forms.ts'
import { placementsOf, signsOf } from '../given.ts'
import type { Kind } from '../kind.ts'

/** Level 1 the arudha lagna, 2 the pada of another house, 3 those of the 1st, 7th and 12th. */
export const arudha: Kind = ({ draw, chart }, level) => {
  const other = (2 + draw.below(11)) as House
  const drawn = chart()
  if (!drawn) return undefined
  const signs = signsOf(drawn.chart)
  const houses: Record<Level, readonly House[]> = { 1: [1], 2: [other], 3: [1, 7, 12] }
  const padas = houses[level].map((house) => {
    const sign = rashiOfHouse(drawn.chart.lagna.sign, house)
    const lord = lordOf(sign)
    const counted = wrapRashi(2 * signs[lord] - sign)
    const pada = arudhaOf(sign, signs[lord])
    const steps: SolutionStep[] = [
      { code: 'sign-of-house', house, from: 'lagna', sign },
      { code: 'lord-of-sign', sign, graha: lord },
      { code: 'graha-in-sign', graha: lord, sign: signs[lord] },
      { code: 'arudha-counted', house, count: houseFrom(sign, signs[lord]), sign: counted },
      ...(counted === pada ? [] : [{ code: 'arudha-moved', sign: pada } as const]),
    ]
    return { house, pada, steps }
  })
  return {
    facts: drawn,
    parts: padas.map(({ house, pada }) => ({
      name: `a${house}`,
      ask: { code: 'arudha', house },
      form: SIGN,
      answer: pada,
    })),
    solution: padas.flatMap(({ steps }) => steps),
  }
}

const KARAKAS_OF_LEVEL: Record<Level, { scheme: KarakaScheme; karakas: readonly Karaka[] }> = {
  1: { scheme: 'seven', karakas: ['atma'] },
  2: { scheme: 'seven', karakas: ['atma', 'amatya', 'dara'] },
  3: { scheme: 'eight', karakas: ['atma', 'amatya', 'pitri', 'dara'] },
}
/** Minutes of arc between two grahas in their signs below which their order is not asked. */
const ORDER_MARGIN = 3

/** Level 1 the atmakaraka, 2 also amatya and dara karaka, 3 four of the eight with Rahu. */
export const karakas: Kind = ({ chart }, level) => {
  const drawn = chart()
  if (!drawn) return undefined
  const { scheme, karakas } = KARAKAS_OF_LEVEL[level]
  const ranked = charaKarakas(placementsOf(drawn.chart), scheme).map(({ advancement, ...held }) => ({
    ...held,
    arcminutes: Math.round(advancement * 60),
  }))
  const isClose = ranked.some(({ arcminutes }, index) => {
    const next = ranked[index + 1]
    return next !== undefined && arcminutes - next.arcminutes < ORDER_MARGIN
  })
  if (isClose) return undefined

  const grahas = new Set(ranked.map(({ graha }) => graha))
  const options = GRAHAS.filter((graha) => grahas.has(graha))
  const held = ranked.filter(({ karaka }) => karakas.includes(karaka))
  return {
    facts: drawn,
    parts: held.map(
      ({ karaka, graha }): ExercisePart => ({
        name: karaka,
        ask: { code: 'karaka', karaka, scheme },
        form: { type: 'choice', of: 'graha', options },
        answer: graha,
      }),
    ),
    solution: [
      ...ranked.map(
        ({ graha, arcminutes }): SolutionStep => ({
          code: 'advancement',
          graha,
          degrees: Math.floor(arcminutes / 60),
          minutes: arcminutes % 60,
        }),
      ),
      ...held.map(({ karaka, graha }): SolutionStep => ({ code: 'karaka-held', karaka, graha })),
    ],
  }
}
