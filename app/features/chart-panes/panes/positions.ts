import { deltaTUncertainty, dignityAt, GRAHAS, type Graha, relationToSignLord } from '@muhurta/jyotish'
import { chosenGrahaName, chosenNakshatraName, lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import { POSITIONS } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneInput, PaneRow } from '../pane.ts'
import { factsBlock, NONE } from '../pane-blocks.ts'
import { longitudeText } from '../pane-text.ts'

export const positionsPane: Pane = {
  compute: (input) => ({
    blocks: [
      {
        kind: 'table',
        caption: POSITIONS.caption,
        columns: POSITIONS.columns,
        rows: [lagnaRow(input), ...GRAHAS.map((graha) => grahaRow(input, graha))],
      },
      factsBlock([[POSITIONS.deltaT, deltaTText(input)]]),
    ],
  }),
}

function lagnaRow({ chart: { lagna } }: PaneInput): PaneRow {
  const star = `${chosenNakshatraName(lagna.nakshatra)}, ${lagna.pada}`
  return { cells: [lagnaLabel().name, longitudeText(lagna.longitude), star, '1', NONE, NONE, NONE, NONE] }
}

function grahaRow({ chart }: PaneInput, graha: Graha): PaneRow {
  const { longitude, nakshatra, pada, house, speed, isRetrograde, isCombust } = chart.grahas[graha]
  const relation = relationToSignLord(graha, chart.placements)
  return {
    cells: [
      chosenGrahaName(graha),
      longitudeText(longitude),
      `${chosenNakshatraName(nakshatra)}, ${pada}`,
      String(house),
      POSITIONS.dignities[dignityAt(graha, longitude)],
      [isRetrograde && POSITIONS.retrograde, isCombust && POSITIONS.combust].filter(Boolean).join(', ') || NONE,
      relation ? POSITIONS.relations[relation] : NONE,
      speedText(speed),
    ],
  }
}

/** From 2025 on it is a prediction, whose error moves the Moon by half an arcsecond a second. */
function deltaTText({ chart: { deltaT, jdUt } }: PaneInput): string {
  const error = deltaTUncertainty(jdUt)
  return error === 0
    ? POSITIONS.seconds(deltaT.toFixed(1))
    : POSITIONS.predicted(deltaT.toFixed(1), error.toFixed(error < 1 ? 2 : 0))
}

/** "62′ 10″", with a minus for retrograde motion. Slow grahas move by seconds. */
function speedText(speed: number): string {
  const seconds = Math.round(Math.abs(speed) * 3600)
  return `${speed < 0 ? '−' : ''}${Math.floor(seconds / 60)}′ ${String(seconds % 60).padStart(2, '0')}″`
}
