import { dignityAt, GRAHAS, type Graha, relationToSignLord } from '@muhurta/jyotish'
import { POSITIONS } from '#app/content/panes/positions.ts'
import { nakshatraName } from '#app/features/chart-text/panchanga-text.ts'
import type { Pane, PaneInput, PaneRow } from '../pane.ts'
import { grahaName, placeText } from '../pane-text.ts'

const NONE = '–'

export const pane: Pane = {
  about: POSITIONS.about,
  compute: (input) => ({
    blocks: [
      {
        kind: 'table',
        caption: POSITIONS.caption,
        columns: POSITIONS.columns,
        rows: [lagnaRow(input), ...GRAHAS.map((graha) => grahaRow(input, graha))],
      },
    ],
  }),
}

function lagnaRow({ chart: { lagna } }: PaneInput): PaneRow {
  const star = `${nakshatraName(lagna.nakshatra)}, ${lagna.pada}`
  return { cells: [POSITIONS.lagna, placeText(lagna.longitude), star, '1', NONE, NONE, NONE, ''] }
}

function grahaRow({ chart }: PaneInput, graha: Graha): PaneRow {
  const { longitude, nakshatra, pada, house, speed, isRetrograde, isCombust } = chart.grahas[graha]
  const relation = relationToSignLord(graha, chart.placements)
  return {
    cells: [
      grahaName(graha),
      placeText(longitude),
      `${nakshatraName(nakshatra)}, ${pada}`,
      String(house),
      POSITIONS.dignities[dignityAt(graha, longitude)],
      relation ? POSITIONS.relations[relation] : NONE,
      speedText(speed),
      [isRetrograde && POSITIONS.retrograde, isCombust && POSITIONS.combust].filter(Boolean).join(', '),
    ],
  }
}

/** "1° 02′", with a minus for retrograde motion. */
function speedText(speed: number): string {
  const minutes = Math.round(Math.abs(speed) * 60)
  return `${speed < 0 ? '−' : ''}${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
}
