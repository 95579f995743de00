import { useEffect, useState } from 'react'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartDrawing } from '#app/features/chart-drawings/chart-drawing.tsx'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { askChartEngine } from '#app/features/horoscope/chart-engine.ts'
import { chosenRashiName } from '#app/features/page-parts/shown-names.ts'
import { useChartStyle } from '#app/features/page-parts/use-chart-style.ts'
import { BIRTH_OF_BOOKING } from '#content/booking/birth-of-booking.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'

/** The chart of the entered birth, so that the client sees whether the details are right. It is drawn in the browser. */
export function BirthPreview({ birth }: { birth: Birth }) {
  const style = useChartStyle() ?? 'north'
  const [cast, setCast] = useState<TimedChart>()
  const asked = JSON.stringify(birth)

  // The engine runs in a worker; the last birth wins.
  useEffect(() => {
    let isLatest = true
    askChartEngine('chart', JSON.parse(asked) as Birth, {}, Date.now())
      .then(
        (drawn) => isLatest && setCast(drawn.ok && drawn.value.cast.kind === 'timed' ? drawn.value.cast : undefined),
      )
      // Without the engine the form works as before.
      .catch(() => undefined)
    return () => {
      isLatest = false
    }
  }, [asked])

  if (!cast) return null
  const { chart } = cast
  return (
    <>
      {/* In its place, after the site's styles: React would hoist one with a precedence before them, and they order the layers. */}
      <link rel="stylesheet" href={chartStyles} />
      <ChartDrawing contents={contentsOfChart(chart, { title: BIRTH_OF_BOOKING.preview })} style={style} />
      <p className="hint text-center" role="status">
        <b>
          {BIRTH_OF_BOOKING.previewSigns(chosenRashiName(chart.lagna.rashi), chosenRashiName(chart.grahas.moon.rashi))}
        </b>
        <br />
        {BIRTH_OF_BOOKING.previewHint}
      </p>
    </>
  )
}
