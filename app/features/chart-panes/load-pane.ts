import type { Pane, PaneId } from './pane.ts'

/** Each pane is a file of its own, loaded when it is opened. */
const LOADERS: Readonly<Record<PaneId, () => Promise<{ readonly pane: Pane }>>> = {
  positions: () => import('./panes/positions.ts'),
  panchanga: () => import('./panes/panchanga.ts'),
  periods: () => import('./panes/periods.ts'),
}

export async function loadPane(id: PaneId): Promise<Pane> {
  return (await LOADERS[id]()).pane
}
