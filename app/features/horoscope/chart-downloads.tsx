import { useRef, useState } from 'react'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { useChartStyle } from '#app/features/page-parts/use-chart-style.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import type { TimedChart, UntimedChart } from '#domain/charts/birth-chart.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'
import { chartFileName, pngFile, saveFile, svgFile } from './chart-files.ts'

type ChartDownloadsProps = {
  cast: TimedChart | UntimedChart
  summary: ChartSummary | null | undefined
  source: ChartSource
  nowMs: number
}

type FileKind = 'svg' | 'png' | 'pdf'

/** Files are made in the browser, so that birth details are not sent anywhere. */
export function ChartDownloads({ cast, summary, source, nowMs }: ChartDownloadsProps) {
  const style = useChartStyle() ?? 'north'
  const place = useRef<HTMLFieldSetElement>(null)
  const [making, setMaking] = useState<FileKind | null>(null)

  async function make(kind: FileKind) {
    setMaking(kind)
    try {
      saveFile(await fileOf(kind), chartFileName(cast.birth.fullName, kind))
    } catch {
      showProblem(BIRTH_RESULT.downloadFailed)
    } finally {
      setMaking(null)
    }
  }

  async function fileOf(kind: FileKind): Promise<Blob> {
    const drawing = shownDrawing(place.current)
    if (kind === 'pdf' && cast.kind === 'timed' && summary) {
      const { birthPdf } = await import('#app/features/chart-pdf/birth-pdf.ts')
      return birthPdf({ cast, summary, style, source, nowMs })
    }
    if (!drawing || kind === 'pdf') throw new Error('There is no drawing.')
    return kind === 'svg' ? svgFile(drawing) : pngFile(drawing, source)
  }

  const button = (kind: FileKind, label: string) => (
    <Button tone="secondary" size="sm" busy={making === kind} onClick={() => make(kind)}>
      {label}
    </Button>
  )
  return (
    <fieldset ref={place} className="chart-downloads no-print">
      <legend className="hint">{BIRTH_RESULT.downloads}</legend>
      {button('svg', BIRTH_RESULT.asSvg)}
      {button('png', BIRTH_RESULT.asPng)}
      {cast.kind === 'timed' && button('pdf', BIRTH_RESULT.asPdf)}
      <Button tone="secondary" size="sm" onClick={() => print()}>
        {BIRTH_RESULT.print}
      </Button>
    </fieldset>
  )
}

/** The drawing in the chosen style. */
function shownDrawing(beside: HTMLElement | null): SVGSVGElement | undefined {
  const drawings = beside?.parentElement?.querySelectorAll<SVGSVGElement>('[data-chart="rashi"] svg.chart')
  return [...(drawings ?? [])].find((drawing) => drawing.checkVisibility())
}
