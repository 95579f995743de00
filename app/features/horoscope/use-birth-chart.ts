import { type FormEvent, useState } from 'react'
import { BIRTH_RESULT } from '#app/content/birth-chart.ts'
import { DIFFERENCE } from '#app/content/chart-conventions.ts'
import { toastError } from '#app/ui/toasts.ts'
import type { Birth } from '#domain/charts/birth-chart.ts'
import { recordOf } from '#domain/record-of.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { birthValuesIn, textIn, valuesOfBirth, valuesOfResolved } from './birth-values.ts'
import { askChartEngine } from './chart-engine.ts'
import { CONVENTION_FIELDS, readConventions } from './conventions-form.ts'
import { type PlaceSources, resolveBirth, viewOf } from './resolve-birth.ts'
import { findPlaces } from './use-place-search.ts'

/** The time zone map is loaded only for typed coordinates. */
export const BROWSER_PLACES: PlaceSources = {
  findPlaces,
  findZone: async () => (await import('@photostructure/tz-lookup')).default,
}

type BirthChartState = {
  readonly view: BirthChartView | undefined
  readonly isBusy: boolean
  /** Incremented when a saved birth fills the fields, which resets them. */
  readonly fills: number
  draw(event: FormEvent<HTMLFormElement>): void
  fill(birth: Birth): void
  explain(event: FormEvent<HTMLFormElement>): void
}

/** Draws charts in the worker. Starts with what the server drew, if the form was posted. */
export function useBirthChart(posted: BirthChartView | undefined): BirthChartState {
  const [view, setView] = useState(posted)
  const [isBusy, setIsBusy] = useState(false)
  const [fills, setFills] = useState(0)

  async function drawFrom(request: BirthChartView) {
    setIsBusy(true)
    try {
      const birth = await resolveBirth(request.values, BROWSER_PLACES)
      if (!birth.ok) return setView({ ...request, formProblem: birth.refusal })

      const conventions = readConventions((field) => request.conventions[field] ?? '')
      const cast = await askChartEngine('chart', birth.value, conventions)
      setView(viewOf({ ...request, values: valuesOfResolved(request.values, birth.value) }, cast))
    } catch {
      // The engine could not be loaded; the fields keep their values.
      toastError(BIRTH_RESULT.notDrawn)
    } finally {
      setIsBusy(false)
    }
  }

  async function explainFrom(drawn: BirthChartView, figures: string) {
    try {
      const { explainFigures } = await import('./explain-figures.ts')
      const difference = await explainFigures(drawn.cast, figures, (own, observations) =>
        askChartEngine('explain', own, observations),
      )
      setView({ ...drawn, figures, difference })
    } catch {
      toastError(DIFFERENCE.notExplained)
    }
  }

  return {
    view,
    isBusy,
    fills,
    draw(event) {
      event.preventDefault()
      const textOf = textIn(event.currentTarget)
      const conventions = recordOf(CONVENTION_FIELDS, textOf)
      drawFrom({ values: birthValuesIn(textOf), conventions })
    },
    fill(birth) {
      setFills(fills + 1)
      drawFrom({ values: valuesOfBirth(birth), conventions: view?.conventions ?? {} })
    },
    explain(event) {
      event.preventDefault()
      if (view) explainFrom(view, textIn(event.currentTarget)('figures'))
    },
  }
}
