import type { IsoDate } from '#domain/india-time.ts'

export type SignElement = 'Fire' | 'Earth' | 'Air' | 'Water'

/** A tropical sun sign, as newspapers use it: counted from the equinox, not from the stars. */
export type SunSign = {
  /** Index in the zodiac, Aries = 0. */
  readonly index: number
  readonly name: string
  readonly element: SignElement
  readonly symbol: string
  readonly glyph: string
  /** First day; the sign lasts until the day before the next one's. */
  readonly from: readonly [month: number, day: number]
  readonly dates: string
  readonly traits: readonly string[]
}

type Row = readonly [name: string, element: SignElement, symbol: string, glyph: string, dates: string, traits: string]

const ROWS: readonly Row[] = [
  ['Aries', 'Fire', 'The Ram', '\u2648', 'Mar 21 - Apr 19', 'Courageous, Direct, Energetic, Pioneering'],
  ['Taurus', 'Earth', 'The Bull', '\u2649', 'Apr 20 - May 20', 'Patient, Reliable, Sensuous, Steady'],
  ['Gemini', 'Air', 'The Twins', '\u264a', 'May 21 - Jun 20', 'Curious, Witty, Adaptable, Sociable'],
  ['Cancer', 'Water', 'The Crab', '\u264b', 'Jun 21 - Jul 22', 'Caring, Intuitive, Protective, Loyal'],
  ['Leo', 'Fire', 'The Lion', '\u264c', 'Jul 23 - Aug 22', 'Generous, Warm, Confident, Playful'],
  ['Virgo', 'Earth', 'The Maiden', '\u264d', 'Aug 23 - Sep 22', 'Thoughtful, Precise, Helpful, Modest'],
  ['Libra', 'Air', 'The Scales', '\u264e', 'Sep 23 - Oct 22', 'Fair, Gracious, Diplomatic, Artistic'],
  ['Scorpio', 'Water', 'The Scorpion', '\u264f', 'Oct 23 - Nov 21', 'Deep, Determined, Perceptive, Devoted'],
  ['Sagittarius', 'Fire', 'The Archer', '\u2650', 'Nov 22 - Dec 21', 'Hopeful, Honest, Adventurous, Philosophical'],
  [
    'Capricorn',
    'Earth',
    'The Sea Goat',
    '\u2651',
    'Dec 22 - Jan 19',
    'Disciplined, Responsible, Ambitious, Dry-witted',
  ],
  ['Aquarius', 'Air', 'The Water Bearer', '\u2652', 'Jan 20 - Feb 18', 'Original, Independent, Humane, Inventive'],
  ['Pisces', 'Water', 'The Fishes', '\u2653', 'Feb 19 - Mar 20', 'Compassionate, Imaginative, Gentle, Receptive'],
]

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const SUN_SIGNS: readonly SunSign[] = ROWS.map(([name, element, symbol, glyph, dates, traits], index) => {
  const [month = '', day = ''] = dates.split(' ')
  return {
    index,
    name,
    element,
    symbol,
    glyph,
    from: [MONTHS.indexOf(month) + 1, Number(day)],
    dates,
    traits: traits.split(', '),
  }
})

/** The sun sign of a date by the usual table; on its first and last day the exact time may give the neighbour. */
export function sunSignOf(date: IsoDate): SunSign {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const isFrom = ({ from }: SunSign) => month === from[0] && day >= from[1]
  const isUntil = ({ index }: SunSign) => {
    const [nextMonth, nextDay] = SUN_SIGNS[(index + 1) % 12]?.from ?? [0, 0]
    return month === nextMonth && day < nextDay
  }
  const found = SUN_SIGNS.find((sign) => isFrom(sign) || isUntil(sign))
  if (!found) throw new RangeError(`${date} is not a date`)
  return found
}
