import { type Chart, GRAHAS, rashiOfHouse } from '@muhurta/jyotish'
import { recordOf } from '#domain/record-of.ts'
import { type ChartContents, contentsOfVarga } from './chart-contents.ts'

/** The houses of a system drawn as a chart: each graha in the sign of the rashi chart that has the number of its house. */
export function contentsOfHouses(
  { lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>,
  titles: { title: string; subtitle?: string },
): ChartContents {
  const rashis = recordOf(GRAHAS, (graha) => rashiOfHouse(lagna.rashi, grahas[graha].house))
  return contentsOfVarga({ lagna: lagna.rashi, rashis }, titles)
}
