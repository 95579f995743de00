import type { Pane, PaneId } from './pane.ts'
import { pane as ashtakavarga } from './panes/ashtakavarga.ts'
import { pane as aspects } from './panes/aspects.ts'
import { pane as compare } from './panes/compare.ts'
import { pane as day } from './panes/day.ts'
import { pane as houses } from './panes/houses.ts'
import { pane as jaimini } from './panes/jaimini.ts'
import { pane as kp } from './panes/kp.ts'
import { pane as mangal } from './panes/mangal.ts'
import { pane as matching } from './panes/matching.ts'
import { pane as nodes } from './panes/nodes.ts'
import { pane as panchanga } from './panes/panchanga.ts'
import { pane as periods } from './panes/periods.ts'
import { pane as points } from './panes/points.ts'
import { pane as positions } from './panes/positions.ts'
import { pane as sadeSati } from './panes/sade-sati.ts'
import { pane as sensitivity } from './panes/sensitivity.ts'
import { pane as signPeriods } from './panes/sign-periods.ts'
import { pane as strengths } from './panes/strengths.ts'
import { pane as sudarshana } from './panes/sudarshana.ts'
import { pane as transits } from './panes/transits.ts'
import { pane as vargas } from './panes/vargas.ts'
import { pane as year } from './panes/year.ts'
import { pane as yogas } from './panes/yogas.ts'

/** Loaded together with the first pane: a file for each would be a fifth more in all, and each would wait for the network. */
export const PANES: Readonly<Record<PaneId, Pane>> = {
  positions,
  vargas,
  panchanga,
  periods,
  'sign-periods': signPeriods,
  transits,
  compare,
  'sade-sati': sadeSati,
  ashtakavarga,
  strengths,
  yogas,
  aspects,
  houses,
  jaimini,
  kp,
  year,
  points,
  sudarshana,
  nodes,
  mangal,
  matching,
  sensitivity,
  day,
}
