import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { House } from '../zodiac/rashi.ts'
import { areTogether, aspectEachOther, haveExchanged, type LagnaView, lordOfHouseIn } from './chart-view.ts'
import type { Association, YogaFinding } from './yoga.ts'

/** The strongest association (sambandha) of two grahas; undefined when there is none. */
function associationBetween(view: LagnaView, one: SignLord, other: SignLord): Association | undefined {
  if (haveExchanged(view, one, other)) return 'exchange'
  if (areTogether(view, one, other)) return 'same-sign'
  if (aspectEachOther(view, one, other)) return 'mutual-aspect'
  return undefined
}

type HousePair = { one: House; other: House }

/** Associations between the lords of pairs of houses. Each pair of grahas is listed once, with all the houses involved. */
export function associationsOfLords(view: LagnaView, pairs: readonly HousePair[]): YogaFinding[] {
  const found = new Map<string, { grahas: [SignLord, SignLord]; houses: Set<House> }>()

  for (const { one, other } of pairs) {
    const lords = [lordOfHouseIn(view, one), lordOfHouseIn(view, other)]
    const [first, second] = SIGN_LORDS.filter((graha) => lords.includes(graha))
    if (!first || !second) continue

    const key = `${first} ${second}`
    const pair = found.get(key) ?? { grahas: [first, second], houses: new Set<House>() }
    found.set(key, pair)
    pair.houses.add(one).add(other)
  }

  return [...found.values()].flatMap(({ grahas, houses }): YogaFinding[] => {
    const association = associationBetween(view, ...grahas)
    if (!association) return []

    const ruled = [...houses].sort((a, b) => a - b)
    return [{ grahas, reason: { code: 'lords-associated', grahas, houses: ruled, association } }]
  })
}

/** Every pair of two different houses, one from each list. */
export function pairsOf(ones: readonly House[], others: readonly House[]): HousePair[] {
  return ones.flatMap((one) => others.filter((other) => other !== one).map((other) => ({ one, other })))
}
