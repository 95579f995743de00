import { z } from 'zod'
import type { FieldProblems } from '#domain/field-problems.ts'
import { choice, optionalLine, optionalText, tick } from '#domain/field-rules.ts'
import type { Outcome } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import { LONGEST_REVIEW, LONGEST_SHOWN_CITY, LONGEST_SHOWN_NAME, type StarCount } from './reviews.ts'

export const REVIEW_FIELDS = ['stars', 'text', 'shownName', 'shownCity', 'isPublic'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]
export type ReviewFormValues = Readonly<Record<ReviewField, string>>

export type ReadReview = {
  readonly stars: StarCount
  readonly text: string
  readonly shownName: string
  readonly shownCity: string
  readonly isPublic: boolean
}

const SCHEMA = z.object({
  stars: choice(['1', '2', '3', '4', '5'], 'missing').transform((stars) => Number(stars) as StarCount),
  text: optionalText(LONGEST_REVIEW),
  shownName: optionalLine(LONGEST_SHOWN_NAME),
  shownCity: optionalLine(LONGEST_SHOWN_CITY),
  isPublic: tick(),
})

/** Stars are enough; the text may be empty. */
export function readReviewForm(form: ReviewFormValues): Outcome<ReadReview, FieldProblems<ReviewField>> {
  return readFields(SCHEMA, form, fieldProblemOf)
}
