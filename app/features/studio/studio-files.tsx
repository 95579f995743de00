import { useId, useState } from 'react'
import { namePicture } from '#app/features/chart-pdf/name-picture.ts'
import type { PrintedPane } from '#app/features/chart-pdf/studio-pages.ts'
import { askChartEngine } from '#app/features/horoscope/chart-engine.ts'
import { chartFileName, saveFile } from '#app/features/horoscope/chart-files.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { useChartStyle } from '#app/features/page-parts/use-chart-style.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { toastSuccess } from '#app/ui/overlays/toasts.ts'
import { showProblem } from '#app/ui/script-problem.ts'
import { STUDIO_FILES } from '#content/charts/studio-files.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { type ChartDocument, documentOf } from './chart-document.ts'
import { OpenFileField } from './open-file-field.tsx'
import type { SettingTexts } from './settings-form.ts'
import { shareLink } from './share-link.ts'

export type StudioFilesProps = {
  cast: TimedChart
  settings: SettingTexts
  source: ChartSource
  /** The open panes, in the order of the screen. */
  panes: readonly PrintedPane[]
  /** The conventions by name. */
  lines: readonly string[]
  nowMs: number
  /** Shows another chart here; absent where the chart is that of a client. */
  onOpen: ((document: ChartDocument) => void) | undefined
}

/** Everything is made and read in the browser: no birth is sent anywhere for it. */
export function StudioFiles(props: StudioFilesProps) {
  const { cast, settings, source, onOpen } = props
  const { fullName } = cast.birth
  const save = (make: () => Promise<void>) => () => {
    make().catch(() => showProblem(STUDIO_FILES.failed))
  }
  const saveJhd = save(async () => {
    const { chartJhd } = await import('./chart-jhd.ts')
    // Jagannatha Hora takes the name of the person from the name of the file.
    saveFile(new Blob([chartJhd(cast)]), `${fullName.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'chart'}.jhd`)
  })
  const saveJson = save(async () => {
    const { chartJson } = await import('./chart-json.ts')
    const file = new Blob([chartJson(cast, settings)], { type: 'application/json' })
    saveFile(file, chartFileName(fullName, 'json'))
  })
  return (
    <div className="form">
      <div className="grid gap-2">
        <p className="hint">{STUDIO_FILES.saveHint}</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" size="sm" onClick={saveJhd}>
            {STUDIO_FILES.asJhd}
          </Button>
          <Button tone="secondary" size="sm" onClick={saveJson}>
            {STUDIO_FILES.asJson}
          </Button>
        </div>
      </div>
      <PdfButton {...props} />
      <ShareField link={shareLink(source.appUrl, documentOf(cast.birth, settings))} />
      {onOpen && <OpenFileField onOpen={onOpen} />}
    </div>
  )
}

/** The worker writes the PDF from the panes as they are on the screen. */
function PdfButton({ cast, source, panes, lines, nowMs }: StudioFilesProps) {
  const style = useChartStyle() ?? 'north'
  const [isBusy, setIsBusy] = useState(false)
  const { fullName } = cast.birth

  async function make() {
    setIsBusy(true)
    try {
      const pages = { cast, panes, conventions: lines, style, source, namePicture: await namePicture(fullName) }
      const bytes = await askChartEngine('pdf', pages, nowMs)
      saveFile(new Blob([bytes], { type: 'application/pdf' }), chartFileName(fullName, 'pdf'))
    } catch {
      showProblem(STUDIO_FILES.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="hint">{panes.length > 0 ? STUDIO_FILES.pdfHint : STUDIO_FILES.pdfNeedsPane}</p>
      {panes.length > 0 && (
        <Button tone="secondary" size="sm" busy={isBusy} busyLabel={STUDIO_FILES.makingPdf} onClick={make}>
          {STUDIO_FILES.asPdf}
        </Button>
      )}
    </div>
  )
}

function ShareField({ link }: { link: string }) {
  const id = useId()
  function copy() {
    navigator.clipboard.writeText(link).then(
      () => toastSuccess(STUDIO_FILES.copied),
      () => showProblem(STUDIO_FILES.notCopied),
    )
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {STUDIO_FILES.link}
      </label>
      <input
        id={id}
        className="input"
        readOnly
        value={link}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="hint" id={`${id}-hint`}>
        {STUDIO_FILES.linkHint}
      </p>
      <Button tone="secondary" size="sm" className="justify-self-start" onClick={copy}>
        {STUDIO_FILES.copy}
      </Button>
    </div>
  )
}
