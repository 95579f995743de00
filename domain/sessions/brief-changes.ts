import type { Graha, RashiIndex } from '@muhurta/jyotish'
import type { SessionBrief } from './session-brief.ts'

export type BriefChange =
  | { readonly kind: 'dasha'; readonly level: number; readonly from: Graha; readonly to: Graha }
  | { readonly kind: 'transit'; readonly graha: Graha; readonly from: RashiIndex; readonly to: RashiIndex }

/** The grahas that stay in a sign for a year or longer: the others have always moved on. */
const SLOW: readonly Graha[] = ['jupiter', 'saturn', 'rahu', 'ketu']

type BriefState = Pick<SessionBrief, 'running' | 'transits'>

/** Which periods and slow transits are others than at an earlier session of the same chart. */
export function changesSince(earlier: BriefState, now: BriefState): BriefChange[] {
  const periods = now.running.flatMap(({ lords }, level): BriefChange[] => {
    const [from, to] = [earlier.running[level]?.lords.at(-1), lords.at(-1)]
    const isOther = earlier.running[level]?.lords.join() !== lords.join()
    return from && to && isOther ? [{ kind: 'dasha', level, from, to }] : []
  })
  const transits = now.transits.flatMap(({ graha, rashi }): BriefChange[] => {
    const before = earlier.transits.find((transit) => transit.graha === graha)
    if (!before || !SLOW.includes(graha) || before.rashi === rashi) return []
    return [{ kind: 'transit', graha, from: before.rashi, to: rashi }]
  })
  return [...periods, ...transits]
}
