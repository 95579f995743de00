import { type ChangeEvent, useId, useState } from 'react'
import { toastSuccess } from '#app/ui/overlays/toasts.ts'
import { CHART_FILE_REFUSALS, STUDIO_FILES } from '#content/charts/studio-files.ts'
import type { ChartDocument } from './chart-document.ts'
import { openChartFile } from './open-chart-file.ts'

type OpenFileFieldProps = { label?: string; onOpen: (document: ChartDocument) => void }

/** Chooses a chart file. It has no name, so that no form sends it. */
export function OpenFileField({ label = STUDIO_FILES.open, onOpen }: OpenFileFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (!file) return
    const read = await openChartFile(file).catch(() => null)
    // The same file can be chosen again after it was mended.
    currentTarget.value = ''
    if (!read?.ok) return setProblem(read ? CHART_FILE_REFUSALS[read.refusal] : STUDIO_FILES.failed)
    setProblem(undefined)
    toastSuccess(STUDIO_FILES.opened(read.value.values.fullName))
    onOpen(read.value)
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className="input"
        accept=".jhd,.json,application/json"
        onChange={open}
        aria-describedby={`${id}-hint`}
        {...(problem && { 'aria-invalid': true })}
      />
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
      <p className="hint" id={`${id}-hint`}>
        {STUDIO_FILES.openHint}
      </p>
    </div>
  )
}
