import { useEffect, useId, useRef } from 'react'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartDrawing } from '#app/features/chart-drawings/chart-drawing.tsx'
import { ChartText } from '#app/features/chart-drawings/chart-in-text.tsx'
import { canDraw } from '#app/features/chart-drawings/chart-layout.ts'
import { lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import { chooseChartStyle, useChartStyle } from '#app/features/page-parts/use-chart-style.ts'
import { CHART_PANEL, CHART_STYLE_LABELS } from '#content/charts/chart-marks.ts'
import { CHART_STYLES, type ChartStyle, isChartStyle } from '#domain/chart-style.ts'

type ChartPanelProps = {
  contents: ChartContents
  /** Prefix of the ids in this chart's table; unique on the page. */
  id: string
  legend?: string
  /** The choice of the style and the text stay folded below the drawing. */
  isCompact?: boolean
}

/** One chart in three styles. They are switched by radio buttons and CSS, without script; with it the choice is remembered. */
export function ChartPanel({ contents, id, legend, isCompact = false }: ChartPanelProps) {
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  const styles = CHART_STYLES.filter((style) => canDraw(style, contents.lagna))
  const chosen = useChartStyle()
  const shown = styles.find((style) => style === chosen) ?? styles[0] ?? 'south'

  // A style chosen before hydration counts too. The radio buttons are uncontrolled, as hydration would reset them.
  useEffect(() => {
    const picked = choices.current?.querySelector<HTMLInputElement>('input:checked')
    if (picked && !picked.defaultChecked && isChartStyle(picked.value)) chooseChartStyle(picked.value)
  }, [])

  // Follows a choice in another chart of the page.
  useEffect(() => {
    const radio = choices.current?.querySelector<HTMLInputElement>(`input[value="${shown}"]`)
    if (radio) radio.checked = true
  }, [shown])

  const choice = (
    <fieldset ref={choices} className="chart-choice no-print">
      <legend className="sr-only">{CHART_PANEL.style}</legend>
      {styles.map((style) => (
        <StyleChoice key={style} name={name} style={style} isShown={style === shown} />
      ))}
    </fieldset>
  )
  const marks = legend ?? CHART_PANEL.legend(lagnaLabel().code)
  const caption = styles.includes('north') ? marks : `${marks} ${CHART_PANEL.northNeedsLagna}`
  return (
    <figure className="chart-figure chart-panel" data-chart={id}>
      {!isCompact && choice}
      {styles.map((style) => (
        <div key={style} className={`chart-shown-${style}`} data-chart-style={style}>
          <ChartDrawing contents={contents} style={style} textId={id} />
        </div>
      ))}
      {isCompact ? (
        <details className="desk-more no-print">
          <summary>{CHART_PANEL.styleAndText}</summary>
          <div className="grid gap-2">
            {choice}
            <p className="hint">{caption}</p>
            <ChartText contents={contents} textId={id} summary={CHART_PANEL.asText} />
          </div>
        </details>
      ) : (
        <>
          <p className="hint mt-2">{caption}</p>
          <ChartText contents={contents} textId={id} summary={CHART_PANEL.asText} />
        </>
      )}
    </figure>
  )
}

function StyleChoice({ name, style, isShown }: { name: string; style: ChartStyle; isShown: boolean }) {
  return (
    <label className="chart-choice-label">
      <input
        className={`chart-choose-${style}`}
        type="radio"
        name={name}
        value={style}
        defaultChecked={isShown}
        onChange={() => chooseChartStyle(style)}
      />
      {CHART_STYLE_LABELS[style]}
    </label>
  )
}
