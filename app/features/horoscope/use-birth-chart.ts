import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { findPlaces } from '#app/features/births/find-places.ts'
import { textIn } from '#app/features/births/form-texts.ts'
import { type PlaceSources, resolveBirth } from '#app/features/births/resolve-birth.ts'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { DIFFERENCE } from '#content/charts/chart-conventions.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import { birthValuesIn, valuesOfBirth, valuesOfResolved } from '#domain/births/birth-texts.ts'
import { recordOf } from '#domain/record-of.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { viewOf } from './birth-chart-view.ts'
import { askChartEngine } from './chart-engine.ts'
import { CONVENTION_FIELDS, readConventions } from './conventions-form.ts'
import { forgetTabChart, readTabChart, storeTabChart } from './tab-chart.ts'

/** The time zone map is loaded only for typed coordinates. */
export const BROWSER_PLACES: PlaceSources = {
  findPlaces,
  findZone: async () => (await import('@photostructure/tz-lookup')).default,
}

type BirthChartState = {
  readonly view: BirthChartView | undefined
  readonly isBusy: boolean
  /** Whether the chart was drawn again from the tab's storage, and not on a request. */
  readonly isRestored: boolean
  /** Incremented when a saved birth fills the fields, which resets them. */
  readonly fills: number
  draw(event: FormEvent<HTMLFormElement>): void
  fill(birth: Birth): void
  explain(event: FormEvent<HTMLFormElement>): void
  clear(): void
}

type BirthRequest = Pick<BirthChartView, 'values' | 'conventions'>

type BirthChartOptions = {
  readonly posted: BirthChartView | undefined
  readonly nowMs: number
  readonly isSignedIn: boolean
  /** The conventions of the practice, until others are chosen. */
  readonly practice: Readonly<Record<string, string>>
  /** The part of the page with the form. */
  readonly screen: RefObject<HTMLElement | null>
}

/** Draws charts in the worker. Starts with what the server drew, if the form was posted. */
export function useBirthChart({ posted, nowMs, isSignedIn, practice, screen }: BirthChartOptions): BirthChartState {
  const [view, setView] = useState(posted)
  const [isBusy, setIsBusy] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const [fills, setFills] = useState(0)

  // The tab's storage exists only in the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (posted?.cast) storeTabChart({ ...posted, wasSignedIn: isSignedIn })
    const stored = posted ? undefined : readTabChart(isSignedIn)
    if (!stored || hasOtherBirth(screen.current?.querySelector('form'), stored.values)) return
    setIsRestored(true)
    fillFrom(stored)
  }, [])

  /** Also writes the birth into the fields. The last chart stays until the new one is there. */
  function fillFrom({ values, conventions }: BirthRequest) {
    setView((before) => ({
      ...(before?.cast && { cast: before.cast, summary: before.summary ?? null }),
      values,
      conventions,
    }))
    setFills((count) => count + 1)
    drawFrom({ values, conventions })
  }

  async function drawFrom(request: BirthRequest) {
    setIsBusy(true)
    try {
      const birth = await resolveBirth(request.values, BROWSER_PLACES)
      if (!birth.ok) return setView({ ...request, formProblem: birth.refusal })

      const conventions = readConventions((field) => request.conventions[field] ?? '')
      const cast = await askChartEngine('chart', birth.value, conventions, nowMs)
      const drawn = viewOf({ ...request, values: valuesOfResolved(request.values, birth.value) }, cast)
      setView(drawn)
      if (drawn.cast) storeTabChart({ ...drawn, wasSignedIn: isSignedIn })
    } catch {
      // The engine could not be loaded; the fields keep their values.
      showProblem(BIRTH_RESULT.notDrawn)
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
      showProblem(DIFFERENCE.notExplained)
    }
  }

  return {
    view,
    isBusy,
    isRestored,
    fills,
    draw(event) {
      event.preventDefault()
      setIsRestored(false)
      const textOf = textIn(event.currentTarget)
      const conventions = recordOf(CONVENTION_FIELDS, textOf)
      drawFrom({ values: birthValuesIn(textOf), conventions })
    },
    fill(birth) {
      setIsRestored(false)
      fillFrom({ values: valuesOfBirth(birth), conventions: view?.conventions ?? practice })
    },
    explain(event) {
      event.preventDefault()
      if (view) explainFrom(view, textIn(event.currentTarget)('figures'))
    },
    clear() {
      forgetTabChart()
      setView(undefined)
      setFills(fills + 1)
    },
  }
}

/** Whether another birth was typed before hydration. A browser that restores the fields itself gives the same one. */
function hasOtherBirth(form: HTMLFormElement | null | undefined, stored: BirthValues): boolean {
  if (!form) return false
  const typed = birthValuesIn(textIn(form))
  const fields = ['fullName', 'birthDate', 'birthTime', 'birthPlace'] as const
  return fields.some((field) => typed[field] !== '' && typed[field] !== stored[field])
}
