import type { Pane, PaneId } from './pane.ts'

/** Each pane is a file of its own, loaded when it is opened. */
const LOADERS: Readonly<Record<PaneId, () => Promise<{ readonly pane: Pane }>>> = {
  positions: () => import('./panes/positions.ts'),
  vargas: () => import('./panes/vargas.ts'),
  panchanga: () => import('./panes/panchanga.ts'),
  periods: () => import('./panes/periods.ts'),
  'sign-periods': () => import('./panes/sign-periods.ts'),
  transits: () => import('./panes/transits.ts'),
  compare: () => import('./panes/compare.ts'),
  'sade-sati': () => import('./panes/sade-sati.ts'),
  ashtakavarga: () => import('./panes/ashtakavarga.ts'),
  strengths: () => import('./panes/strengths.ts'),
  yogas: () => import('./panes/yogas.ts'),
  aspects: () => import('./panes/aspects.ts'),
  houses: () => import('./panes/houses.ts'),
  jaimini: () => import('./panes/jaimini.ts'),
  kp: () => import('./panes/kp.ts'),
  year: () => import('./panes/year.ts'),
  points: () => import('./panes/points.ts'),
  sudarshana: () => import('./panes/sudarshana.ts'),
  nodes: () => import('./panes/nodes.ts'),
  mangal: () => import('./panes/mangal.ts'),
  matching: () => import('./panes/matching.ts'),
  sensitivity: () => import('./panes/sensitivity.ts'),
  day: () => import('./panes/day.ts'),
}

export async function loadPane(id: PaneId): Promise<Pane> {
  return (await LOADERS[id]()).pane
}
