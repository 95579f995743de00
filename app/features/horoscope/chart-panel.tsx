import { useId } from 'react'
import { BIRTH_RESULT, CHART_STYLE_LABELS } from '#app/content/birth-chart.ts'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartDrawing } from '#app/features/chart-drawings/chart-drawing.tsx'
import { ChartText } from '#app/features/chart-drawings/chart-in-text.tsx'
import { CHART_STYLES, type ChartStyle, canDraw } from '#app/features/chart-drawings/chart-layout.ts'

type ChartPanelProps = {
  contents: ChartContents
  /** Prefix of the ids in this chart's table; unique on the page. */
  id: string
  legend?: string
}

/** One chart in three styles. They are switched by radio buttons and CSS, without script. */
export function ChartPanel({ contents, id, legend = BIRTH_RESULT.legend }: ChartPanelProps) {
  const name = useId()
  const styles = CHART_STYLES.filter((style) => canDraw(style, contents.lagna))
  const first = styles[0] ?? 'south'
  return (
    <figure className="chart-figure chart-panel" data-chart={id}>
      <fieldset className="chart-choice no-print">
        <legend className="sr-only">{BIRTH_RESULT.drawing}</legend>
        {styles.map((style) => (
          <StyleChoice key={style} name={name} style={style} isFirst={style === first} />
        ))}
      </fieldset>
      {styles.map((style) => (
        <div key={style} className={`chart-shown-${style}`} data-chart-style={style}>
          <ChartDrawing contents={contents} style={style} textId={id} />
        </div>
      ))}
      <figcaption className="hint mt-2">
        {legend}
        {!styles.includes('north') && ` ${BIRTH_RESULT.northNeedsLagna}`}
      </figcaption>
      <ChartText contents={contents} textId={id} summary={BIRTH_RESULT.asText} />
    </figure>
  )
}

function StyleChoice({ name, style, isFirst }: { name: string; style: ChartStyle; isFirst: boolean }) {
  return (
    <label className="chart-choice-label">
      <input className={`chart-choose-${style}`} type="radio" name={name} value={style} defaultChecked={isFirst} />
      {CHART_STYLE_LABELS[style]}
    </label>
  )
}
