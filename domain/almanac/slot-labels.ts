import { type ChoghadiyaName, type JdSpan, julianDayFromUnix } from '@muhurta/jyotish'
import { type AlmanacDay, isGoodMoon, isGoodTara } from '@muhurta/jyotish/almanac'
import type { Person } from '@muhurta/jyotish/muhurta'
import type { AlmanacPlace } from '#domain/births/places.ts'
import type { SlotLabel } from '#domain/content/slot-label-names.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { readAlmanacDay } from './read-day.ts'

/** What a day needs to label its starts. Instants are Julian Days UT. */
export type LabelledDay = {
  readonly rahuKalam: JdSpan
  readonly yamaganda: JdSpan
  readonly gulika: JdSpan
  /** Every time to avoid of the almanac, in which no label calls a start good. */
  readonly avoid: readonly JdSpan[]
  readonly abhijit: JdSpan | undefined
  /** The good eighths of daylight (choghadiya). */
  readonly good: readonly JdSpan[]
  readonly stars: AlmanacDay['nakshatras']
}

/** Signs after that of birth. */
const CHANDRASHTAMA = 7

const GOOD_CHOGHADIYAS: readonly ChoghadiyaName[] = ['amrit', 'shubh', 'labh']

/** Undefined where the Sun does not rise on this day. */
export function readLabelledDay(place: AlmanacPlace, date: IsoDate): LabelledDay | undefined {
  const outcome = readAlmanacDay(place, date)
  if (!outcome.ok) return undefined
  const { day, nakshatras, durMuhurtas, varjyams } = outcome.value.almanac
  return {
    rahuKalam: day.rahuKalam,
    yamaganda: day.yamaganda,
    gulika: day.gulika,
    avoid: [day.rahuKalam, day.yamaganda, day.gulika, ...durMuhurtas, ...varjyams],
    abhijit: day.abhijit,
    good: day.choghadiyas.filter(({ name, isDay }) => isDay && GOOD_CHOGHADIYAS.includes(name)),
    stars: nakshatras,
  }
}

/** What the almanac says about a start, and about the Moon for a person. */
export function slotLabels(startMs: number, day: LabelledDay, person: Person | undefined): SlotLabel[] {
  const jdUt = julianDayFromUnix(startMs)
  const isIn = ({ startJdUt, endJdUt }: JdSpan) => startJdUt <= jdUt && jdUt < endJdUt
  const labels: SlotLabel[] = []
  if (isIn(day.rahuKalam)) labels.push('rahu-kalam')
  else if (isIn(day.yamaganda)) labels.push('yamaganda')
  else if (isIn(day.gulika)) labels.push('gulika')
  else if (!day.avoid.some(isIn)) {
    if (day.abhijit && isIn(day.abhijit)) labels.push('abhijit')
    else if (day.good.some(isIn)) labels.push('good-choghadiya')
  }

  const star = person && day.stars.find(isIn)
  if (!person || !star) return labels
  if (isGoodTara(star.index, person.nakshatra)) labels.push('tara-bala')
  const elapsed = (jdUt - star.startJdUt) / (star.endJdUt - star.startJdUt)
  // A sign ends at a quarter of a star. Within a star the Moon moves evenly to some minutes, enough for a label.
  const sign = Math.floor(((star.index + elapsed) * 4) / 9) % 12
  if (isGoodMoon(sign, person.rashi)) labels.push('chandra-bala')
  else if ((sign - person.rashi + 12) % 12 === CHANDRASHTAMA) labels.push('chandrashtama')
  return labels
}
