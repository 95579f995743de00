import { GRAHAS, type Graha } from '../../grahas.ts'
import { type House, houseFrom, type RashiIndex, rashiOfHouse } from '../../zodiac/rashi.ts'
import { lordOf } from '../../zodiac/rashis.ts'
import { GRAHA_SET, HOUSE, LORD } from '../forms.ts'
import { type GivenChart, signsOf } from '../given.ts'
import type { Kind } from '../kind.ts'
import type { Draw } from '../seed.ts'

const signOf = ({ lagna, grahas }: GivenChart, from: Graha | 'lagna'): RashiIndex =>
  from === 'lagna' ? lagna.sign : grahas[from].sign

const drawHouse = (draw: Draw, from: number) => (from + draw.below(13 - from)) as House

/** Level 1 the lord of the lagna, 2 also its house, 3 the lord of another house and where it is. */
export const lagnaLord: Kind = ({ draw, chart }, level) => {
  const house = level === 3 ? drawHouse(draw, 2) : 1
  const drawn = chart()
  if (!drawn) return undefined
  const sign = rashiOfHouse(drawn.chart.lagna.sign, house)
  const lord = lordOf(sign)
  const lordSign = signsOf(drawn.chart)[lord]
  const lordHouse = houseFrom(drawn.chart.lagna.sign, lordSign)
  const isLagna = level < 3
  return {
    facts: drawn,
    parts: [
      {
        name: 'lord',
        ask: isLagna ? { code: 'lagna-lord' } : { code: 'lord-of-house', house },
        form: LORD,
        answer: lord,
      },
      ...(level === 1
        ? []
        : [
            {
              name: 'house',
              ask: isLagna ? ({ code: 'house-of-lagna-lord' } as const) : ({ code: 'house-of-lord', house } as const),
              form: HOUSE,
              answer: lordHouse,
            },
          ]),
    ],
    solution: [
      { code: 'sign-of-house', house, from: 'lagna', sign },
      { code: 'lord-of-sign', sign, graha: lord },
      ...(level === 1
        ? []
        : [
            { code: 'graha-in-sign', graha: lord, sign: lordSign } as const,
            { code: 'house-counted', graha: lord, from: 'lagna', house: lordHouse } as const,
          ]),
    ],
  }
}

/** Level 1 a graha's house from the lagna, 2 from another graha, 3 who is in a house counted from a graha. */
export const house: Kind = ({ draw, chart }, level) => {
  const graha = draw.of(GRAHAS)
  const from = level === 1 ? 'lagna' : draw.of(GRAHAS.filter((other) => other !== graha))
  const drawn = chart()
  if (!drawn) return undefined
  const signs = signsOf(drawn.chart)
  const start = signOf(drawn.chart, from)
  const found = houseFrom(start, signs[graha])
  if (level < 3) {
    return {
      facts: drawn,
      parts: [{ name: 'house', ask: { code: 'house-from', graha, from }, form: HOUSE, answer: found }],
      solution: [
        { code: 'sign-of-house', house: 1, from, sign: start },
        { code: 'graha-in-sign', graha, sign: signs[graha] },
        { code: 'house-counted', graha, from, house: found },
      ],
    }
  }
  const grahas = GRAHAS.filter((other) => signs[other] === signs[graha])
  return {
    facts: drawn,
    parts: [{ name: 'grahas', ask: { code: 'grahas-in-house', house: found, from }, form: GRAHA_SET, answer: grahas }],
    solution: [
      { code: 'sign-of-house', house: 1, from, sign: start },
      { code: 'sign-of-house', house: found, from, sign: signs[graha] },
      { code: 'grahas-in-sign', sign: signs[graha], grahas },
    ],
  }
}
