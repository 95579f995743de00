import { type FormEvent, useState } from 'react'
import { BIRTH_RESULT } from '#app/content/birth-chart.ts'
import { DIFFERENCE } from '#app/content/chart-conventions.ts'
import { toastError } from '#app/ui/toasts.ts'
import type { Birth } from '#domain/charts/birth-chart.ts'
import { recordOf } from '#domain/record-of.ts'
import { answerOf, type PlaceSources, settleBirth } from './answer-birth.ts'
import type { BirthAnswer } from './birth-answer.ts'
import { birthValuesIn, textIn, valuesOfBirth, valuesOfSettled } from './birth-values.ts'
import { askChartEngine } from './chart-engine.ts'
import { CONVENTION_FIELDS, readConventions } from './conventions-form.ts'
import { findPlaces } from './use-place-search.ts'

/** The browser's own sources; the map of zones is fetched only for coordinates that were typed. */
export const BROWSER_PLACES: PlaceSources = {
  findPlaces,
  findZone: async () => (await import('@photostructure/tz-lookup')).default,
}

type BirthChartState = {
  readonly answer: BirthAnswer | undefined
  readonly isBusy: boolean
  /** Goes up when the fields are filled from elsewhere, so that they start anew. */
  readonly fills: number
  draw(event: FormEvent<HTMLFormElement>): void
  fill(birth: Birth): void
  explain(event: FormEvent<HTMLFormElement>): void
}

/** Draws charts in the browser's own thread for it; starts from what the server drew where a form was posted. */
export function useBirthChart(posted: BirthAnswer | undefined): BirthChartState {
  const [answer, setAnswer] = useState(posted)
  const [isBusy, setIsBusy] = useState(false)
  const [fills, setFills] = useState(0)

  async function drawFrom(asked: BirthAnswer) {
    setIsBusy(true)
    try {
      const birth = await settleBirth(asked.values, BROWSER_PLACES)
      if (!birth.ok) return setAnswer({ ...asked, trouble: birth.refusal })

      const conventions = readConventions((field) => asked.conventions[field] ?? '')
      const cast = await askChartEngine('chart', birth.value, conventions)
      setAnswer(answerOf({ ...asked, values: valuesOfSettled(asked.values, birth.value) }, cast))
    } catch {
      // What draws it could not be fetched; everything that was typed still stands.
      toastError(BIRTH_RESULT.notDrawn)
    } finally {
      setIsBusy(false)
    }
  }

  async function explainFrom(drawn: BirthAnswer, figures: string) {
    try {
      const { answerDifference } = await import('./answer-difference.ts')
      const difference = await answerDifference(drawn.cast, figures, (own, observations) =>
        askChartEngine('explain', own, observations),
      )
      setAnswer({ ...drawn, figures, difference })
    } catch {
      toastError(DIFFERENCE.notExplained)
    }
  }

  return {
    answer,
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
      drawFrom({ values: valuesOfBirth(birth), conventions: answer?.conventions ?? {} })
    },
    explain(event) {
      event.preventDefault()
      if (answer) explainFrom(answer, textIn(event.currentTarget)('figures'))
    },
  }
}
