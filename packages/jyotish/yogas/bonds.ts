import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { House } from '../zodiac/rashi.ts'
import { areTogether, haveExchanged, type LagnaView, lordOfHouse, seeEachOther } from './chart-view.ts'
import { namesOf, ordinal, sentence } from './words.ts'
import type { YogaFinding } from './yoga.ts'

/** How two grahas are bound, the strongest bond first; undefined when they are not. */
function bondBetween(view: LagnaView, one: SignLord, other: SignLord): string | undefined {
  if (haveExchanged(view, one, other)) return 'are in each other’s signs'
  if (areTogether(view, one, other)) return 'are together in one sign'
  if (seeEachOther(view, one, other)) return 'see each other in full'
  return undefined
}

type HousePair = { one: House; other: House }

/** The bonds between the lords of pairs of houses, each couple of grahas told once with all the houses it joins. */
export function bondsOfLords(view: LagnaView, pairs: readonly HousePair[]): YogaFinding[] {
  const couples = new Map<string, { grahas: [SignLord, SignLord]; houses: Set<House> }>()

  for (const { one, other } of pairs) {
    const lords = [lordOfHouse(view, one), lordOfHouse(view, other)]
    const [first, second] = SIGN_LORDS.filter((graha) => lords.includes(graha))
    if (!first || !second) continue

    const key = `${first} ${second}`
    const couple = couples.get(key) ?? { grahas: [first, second], houses: new Set<House>() }
    couples.set(key, couple)
    couple.houses.add(one).add(other)
  }

  return [...couples.values()].flatMap(({ grahas, houses }) => {
    const bond = bondBetween(view, ...grahas)
    if (!bond) return []

    const ruled = [...houses].sort((a, b) => a - b).map(ordinal)
    return [{ grahas, reason: sentence(`${namesOf(grahas)}, who rule the ${ruled.join(', ')} between them, ${bond}`) }]
  })
}

/** Every pair of two different houses, one from each list. */
export function pairsOf(ones: readonly House[], others: readonly House[]): HousePair[] {
  return ones.flatMap((one) => others.filter((other) => other !== one).map((other) => ({ one, other })))
}
