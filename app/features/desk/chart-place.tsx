import { SESSION } from '#app/content/desk.ts'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartDrawing } from '#app/features/chart-drawings/chart-drawing.tsx'
import { ChartInWords } from '#app/features/chart-drawings/chart-in-words.tsx'
import { Card } from '#app/ui/card.tsx'
import type { BirthDetails } from '#domain/birth-details.ts'
import { BirthPanel } from './birth-panel.tsx'

type ChartPlaceProps = {
  birth: BirthDetails | null
  chart: { readonly contents: ChartContents; readonly placeName: string; readonly isPlaceGuessed: boolean } | undefined
}

const WORDS_ID = 'client-chart'

/** The client's chart beside what it is cast from. */
export function ChartPlace({ birth, chart }: ChartPlaceProps) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{SESSION.chart}</h2>
      {chart && (
        <>
          <ChartDrawing contents={chart.contents} style="north" wordsId={WORDS_ID} />
          <p className="hint">{SESSION.chartOf(chart.placeName, chart.isPlaceGuessed)}</p>
          <ChartInWords contents={chart.contents} wordsId={WORDS_ID} summary={SESSION.chartInWords} />
        </>
      )}
      <BirthPanel birth={birth} />
    </Card>
  )
}
