import type { PaneRefusal } from '#app/features/chart-panes/compute-pane.ts'
import type { PaneId, PaneSheet } from '#app/features/chart-panes/pane.ts'
import { ENGINE_REFUSALS } from '#content/charts/engine-refusals.ts'
import { STUDIO } from '#content/charts/studio.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import type { SecondChart } from './second-chart.ts'
import type { StudioRequest } from './studio-request.ts'

/** A computed pane and what it was computed for. */
export type PaneView = { readonly key: string; readonly sheet: PaneSheet | null }
export type PaneViews = Readonly<Partial<Record<PaneId, PaneView>>>

/** The studio as the server computed it. */
export type StudioView = {
  readonly birth: Birth
  readonly request: StudioRequest
  readonly second: SecondChart
  readonly cast: TimedChart | null
  /** Why there is no chart, as a message. */
  readonly problem: string | null
  readonly panes: PaneViews
}

export function refusalMessage(refusal: PaneRefusal): string {
  return refusal.kind === 'engine' ? ENGINE_REFUSALS[refusal.reason] : STUDIO.needsTime
}
