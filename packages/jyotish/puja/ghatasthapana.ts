import { lagnasOf } from '../almanac/lagnas.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import { limbsBetween } from '../panchanga/limb.ts'
import { common, dayPart, type Occasion } from './occasion.ts'

const CHITRA = 13
const VAIDHRITI = 26
/** Mithuna, Kanya, Dhanu and Meena. */
const DUAL_SIGNS = [2, 5, 8, 11]
const MUHURTA = 1 / 30

/**
 * When the jar of Navaratri is set up: in the first third of daylight in Pratipada, before Vaidhriti begins; while a dual sign
 * rises, if it does so for a muhurta. Abhijit where Chitra and Vaidhriti together, or the end of Pratipada, leave no morning.
 */
export function jarTime({ day, tithi, year }: Occasion): JdSpan {
  const noon = dayPart(day, 15, 7)
  const morning = common(dayPart(day, 3, 0), tithi)
  if (!morning) return noon
  const { place, sky } = year
  const stays = (limb: 'yoga' | 'nakshatra', index: number) =>
    limbsBetween(limb, morning.startJdUt, morning.endJdUt, sky).find((span) => span.index === index)
  const vaidhriti = stays('yoga', VAIDHRITI)
  const isSpoilt = vaidhriti !== undefined && vaidhriti.startJdUt <= morning.startJdUt
  if (isSpoilt && vaidhriti.endJdUt >= morning.endJdUt && stays('nakshatra', CHITRA)) return noon
  const free = vaidhriti && !isSpoilt ? { ...morning, endJdUt: vaidhriti.startJdUt } : morning
  const dual = lagnasOf(free, place, sky).find(
    ({ rashi, startJdUt, endJdUt }) => DUAL_SIGNS.includes(rashi) && endJdUt - startJdUt >= MUHURTA,
  )
  return dual ?? free
}
