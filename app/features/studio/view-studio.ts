import { computePane } from '#app/features/chart-panes/compute-pane.ts'
import type { PaneId } from '#app/features/chart-panes/pane.ts'
import { STUDIO } from '#content/charts/studio.ts'
import type { Birth } from '#domain/births/birth.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { NO_SECOND, type SecondChart } from './second-chart.ts'
import { readStudioSettings } from './settings-form.ts'
import { paneKey, type StudioRequest } from './studio-request.ts'
import { type PaneView, refusalMessage, type StudioView } from './studio-view.ts'

/** Computes the chart and its open panes on the server, for the first view and for browsers without script. */
export async function viewStudio(
  birth: Birth,
  request: StudioRequest,
  { nowMs, second = NO_SECOND }: { readonly nowMs: number; readonly second?: SecondChart },
): Promise<StudioView> {
  const settings = readStudioSettings(request.settings)
  const other = second.birth
  const none = { birth, request, second, cast: null, panes: {} }
  if (!settings.ok) return { ...none, problem: null }

  const cast = castBirthChart(birth, settings.value.conventions)
  if (!cast.ok) return { ...none, problem: refusalMessage(cast.refusal) }
  if (cast.value.kind !== 'timed') return { ...none, problem: STUDIO.needsTime }

  const panes: Partial<Record<PaneId, PaneView>> = {}
  for (const pane of request.open) {
    const fields = request.fields[pane] ?? {}
    const sheet = await computePane({ pane, birth, other, settings: settings.value, fields, nowMs })
    if (sheet.ok) panes[pane] = { key: paneKey({ birth, other }, request, pane), sheet: sheet.value }
  }
  return { birth, request, second, cast: cast.value, problem: null, panes }
}
