import type { Pane, PaneId } from './pane.ts'

/** Each pane is a file of its own, loaded when it is opened. */
const LOADERS: Readonly<Record<PaneId, () => Promise<{ readonly pane: Pane }>>> = {
  positions: () => import('./panes/positions.ts'),
  panchanga: () => import('./panes/panchanga.ts'),
  periods: () => import('./panes/periods.ts'),
  'sign-periods': () => import('./panes/sign-periods.ts'),
  transits: () => import('./panes/transits.ts'),
  'sade-sati': () => import('./panes/sade-sati.ts'),
  ashtakavarga: () => import('./panes/ashtakavarga.ts'),
  strengths: () => import('./panes/strengths.ts'),
  yogas: () => import('./panes/yogas.ts'),
  aspects: () => import('./panes/aspects.ts'),
  houses: () => import('./panes/houses.ts'),
  jaimini: () => import('./panes/jaimini.ts'),
}

export async function loadPane(id: PaneId): Promise<Pane> {
  return (await LOADERS[id]()).pane
}
