import type { Pane, PaneId } from './pane.ts'
import { ashtakavargaPane } from './panes/ashtakavarga.ts'
import { aspectsPane, yogasPane } from './panes/aspects.ts'
import { avasthasPane } from './panes/avasthas.ts'
import { comparePane } from './panes/compare.ts'
import { dayPane, panchangaPane } from './panes/day.ts'
import { ephemerisPane } from './panes/ephemeris.ts'
import { housesPane } from './panes/houses.ts'
import { jaiminiPane } from './panes/jaimini.ts'
import { kpPane } from './panes/kp.ts'
import { mangalPane, matchingPane } from './panes/matching.ts'
import { periodsPane } from './panes/periods.ts'
import { nodesPane, pointsPane } from './panes/points.ts'
import { positionsPane } from './panes/positions.ts'
import { sensitivityPane } from './panes/sensitivity.ts'
import { signPeriodsPane } from './panes/sign-periods.ts'
import { strengthsPane } from './panes/strengths.ts'
import { sadeSatiPane, transitsPane } from './panes/transits.ts'
import { sudarshanaPane, vargasPane } from './panes/vargas.ts'
import { yearPane } from './panes/year.ts'

/** Loaded together with the first pane: a file for each would be a fifth more in all, and each would wait for the network. */
export const PANES: Readonly<Record<PaneId, Pane>> = {
  positions: positionsPane,
  vargas: vargasPane,
  panchanga: panchangaPane,
  periods: periodsPane,
  'sign-periods': signPeriodsPane,
  transits: transitsPane,
  ephemeris: ephemerisPane,
  compare: comparePane,
  'sade-sati': sadeSatiPane,
  ashtakavarga: ashtakavargaPane,
  strengths: strengthsPane,
  avasthas: avasthasPane,
  yogas: yogasPane,
  aspects: aspectsPane,
  houses: housesPane,
  jaimini: jaiminiPane,
  kp: kpPane,
  year: yearPane,
  points: pointsPane,
  sudarshana: sudarshanaPane,
  nodes: nodesPane,
  mangal: mangalPane,
  matching: matchingPane,
  sensitivity: sensitivityPane,
  day: dayPane,
}
