import { GRAHAS, zodiacPosition } from '@muhurta/jyotish'
import { contentsOfChart, type PlacedGrahas } from '#app/features/chart-drawings/chart-contents.ts'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import {
  chosenGrahaName,
  chosenNakshatraName,
  chosenRashiName,
  lagnaLabel,
} from '#app/features/page-parts/shown-names.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { PROOF } from '#content/booking/prasna-proof.ts'
import { recordOf } from '#domain/record-of.ts'
import type { PrasnaChart } from '#domain/sessions/prasna-seal.ts'

/** The chart as it was sealed: drawn from the stored positions, never computed again. */
export function ProofChart({ chart, place }: { chart: PrasnaChart | null; place: string }) {
  return (
    <section className="grid gap-4" aria-labelledby="chart">
      <h2 id="chart" className="text-2xl">
        {PROOF.chart}
      </h2>
      {chart ? <DrawnChart chart={chart} place={place} /> : <p>{PROOF.noChart}</p>}
    </section>
  )
}

function DrawnChart({ chart, place }: { chart: PrasnaChart; place: string }) {
  const rows = [
    { name: lagnaLabel().name, longitude: chart.lagna, isRetrograde: false },
    ...GRAHAS.map((graha) => ({ name: chosenGrahaName(graha), ...chart.grahas[graha] })),
  ]
  return (
    <>
      <ChartPanel id="prasna" contents={contentsOfChart(placedIn(chart), { title: PROOF.chartOf, subtitle: place })} />
      <DataTable
        caption={PROOF.chart}
        isCaptionHidden
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            header: PROOF.graha,
            cell: ({ name, isRetrograde }) => (isRetrograde ? `${name}, ${PROOF.retrograde}` : name),
            isRowHeader: true,
          },
          { header: PROOF.positionInSign, cell: ({ longitude }) => positionText(longitude) },
          { header: PROOF.nakshatra, cell: ({ longitude }) => nakshatraText(longitude) },
        ]}
      />
    </>
  )
}

function placedIn({ lagna, grahas }: PrasnaChart): PlacedGrahas {
  const placed = recordOf(GRAHAS, (graha) => {
    const { longitude, isRetrograde } = grahas[graha]
    return { ...zodiacPosition(longitude), isRetrograde, isCombust: false }
  })
  return { lagna: zodiacPosition(lagna), grahas: placed }
}

function positionText(longitude: number): string {
  const { degreesInRashi, rashi } = zodiacPosition(longitude)
  return `${degreesAndMinutes(degreesInRashi)} ${chosenRashiName(rashi)}`
}

function nakshatraText(longitude: number): string {
  const { nakshatra, pada } = zodiacPosition(longitude)
  return `${chosenNakshatraName(nakshatra)}, ${pada}`
}
