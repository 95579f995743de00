import { type JulianDay, sensitivityOf } from '@muhurta/jyotish'
import { vargaName } from '#app/features/chart-text/varga-name.ts'
import {
  chosenGrahaName,
  chosenNakshatraName,
  chosenSignName,
  lagnaLabel,
} from '#app/features/page-parts/shown-names.ts'
import { SENSITIVITY } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneInput } from '../pane.ts'
import { table, textBlock } from '../pane-blocks.ts'
import { numberField, secondsText } from '../pane-text.ts'

type Change = { readonly jdUt: JulianDay; readonly what: string; readonly from: string; readonly to: string }

export const sensitivityPane: Pane = {
  compute: (input) => {
    const minutes = numberField(input, {
      name: 'minutes',
      label: SENSITIVITY.minutes,
      min: 1,
      max: 60,
      first: 10,
      problem: SENSITIVITY.minutesProblem,
    })
    const rows = changesIn(input, minutes.value).map(({ jdUt, what, from, to }) => [
      secondsText(input, jdUt),
      SENSITIVITY.offset(signedMinutes(jdUt - input.chart.jdUt)),
      what,
      from,
      to,
    ])
    const { caption, columns, none } = SENSITIVITY
    return { fields: [minutes.field], blocks: [rows.length > 0 ? table(caption, columns, rows) : textBlock(none)] }
  },
}

function changesIn({ chart }: PaneInput, minutesEitherSide: number): Change[] {
  const { jdUt, location, conventions } = chart
  const found = sensitivityOf({ jdUt, minutesEitherSide, ...location, options: conventions })
  if (!found.ok) return []
  const { lagnas, moonPadas, dashaLords } = found.value
  const changes = [
    ...lagnas.map(({ varga, from, to, jdUt: at }) => ({
      jdUt: at,
      what: varga === 1 ? lagnaLabel().name : SENSITIVITY.varga(`D${varga} ${vargaName(varga)}`),
      from: chosenSignName(from),
      to: chosenSignName(to),
    })),
    ...moonPadas.map(({ from, to, jdUt: at }) => ({
      jdUt: at,
      what: SENSITIVITY.pada,
      from: padaName(from),
      to: padaName(to),
    })),
    ...dashaLords.map(({ from, to, jdUt: at }) => ({
      jdUt: at,
      what: SENSITIVITY.dasha,
      from: chosenGrahaName(from),
      to: chosenGrahaName(to),
    })),
  ]
  return changes.sort((one, other) => one.jdUt - other.jdUt)
}

/** Padas are numbered 0 to 107 through the zodiac. */
function padaName(index: number): string {
  return `${chosenNakshatraName(Math.floor(index / 4))}, ${(index % 4) + 1}`
}

/** "+3.2". */
function signedMinutes(days: number): string {
  const minutes = days * 1440
  return `${minutes < 0 ? '−' : '+'}${Math.abs(minutes).toFixed(1)}`
}
