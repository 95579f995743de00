import { type FormEvent, useState } from 'react'
import type { Birth } from '#domain/birth-chart.ts'
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
    } finally {
      setIsBusy(false)
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
    async explain(event) {
      event.preventDefault()
      const figures = textIn(event.currentTarget)('figures')
      if (!answer) return
      const { answerDifference } = await import('./answer-difference.ts')
      const difference = await answerDifference(answer.cast, figures, (own, observations) =>
        askChartEngine('explain', own, observations),
      )
      setAnswer({ ...answer, figures, difference })
    },
  }
}
