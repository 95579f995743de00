import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldNotes, groupAttributes, RequiredMark } from '#app/ui/fields/field.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { REVIEW } from '#content/booking/reviews.ts'
import { ALL_STARS, LONGEST_REVIEW, LONGEST_SHOWN_CITY, LONGEST_SHOWN_NAME } from '#domain/sessions/reviews.ts'
import type { FormAnswer } from '../public-forms/form-answer.ts'

export type ReviewValues = {
  readonly stars: string
  readonly text: string
  readonly shownName: string
  readonly shownCity: string
  readonly isPublic: string
}

type ReviewFormProps = { values: ReviewValues; answer: FormAnswer | undefined; isNew: boolean }

/** Stars, text, and how the review may be shown. Works without a script. */
export function ReviewForm({ values, answer, isNew }: ReviewFormProps) {
  const typed = { ...values, ...answer?.values }
  const error = (name: keyof ReviewValues) => ({ error: answer?.fieldErrors[name] })
  return (
    <form method="post" className="form" noValidate>
      <FormSummary message={answer?.toast} fieldErrors={answer?.fieldErrors} />
      <fieldset className="fieldset" {...groupAttributes({ name: 'stars', ...error('stars') })}>
        <legend>
          {REVIEW.stars}
          <RequiredMark />
        </legend>
        <div className="grid gap-2">
          {ALL_STARS.map((stars) => (
            <div className="choice" key={stars}>
              <input
                type="radio"
                id={`stars-${stars}`}
                name="stars"
                value={stars}
                defaultChecked={typed.stars === String(stars)}
                required
              />
              <label htmlFor={`stars-${stars}`} className="flex flex-wrap items-center gap-x-3">
                <span aria-hidden="true">
                  <Stars rating={stars} />
                </span>
                {REVIEW.star(stars, REVIEW.starLabels[stars])}
              </label>
            </div>
          ))}
        </div>
        <FieldNotes field={{ name: 'stars', label: REVIEW.stars, ...error('stars') }} />
      </fieldset>
      <TextAreaField
        name="text"
        label={REVIEW.text}
        hint={REVIEW.textHint}
        rows={6}
        maxLength={LONGEST_REVIEW}
        defaultValue={typed.text}
        {...error('text')}
      />
      <CheckboxField
        name="isPublic"
        label={REVIEW.isPublic}
        hint={REVIEW.isPublicHint}
        defaultChecked={typed.isPublic === 'on'}
      />
      <div className="form-pair">
        <TextField
          name="shownName"
          label={REVIEW.shownName}
          hint={REVIEW.shownNameHint}
          autoComplete="given-name"
          maxLength={LONGEST_SHOWN_NAME}
          defaultValue={typed.shownName}
          {...error('shownName')}
        />
        <TextField
          name="shownCity"
          label={REVIEW.shownCity}
          hint={REVIEW.shownCityHint}
          autoComplete="address-level2"
          maxLength={LONGEST_SHOWN_CITY}
          defaultValue={typed.shownCity}
          {...error('shownCity')}
        />
      </div>
      <div className="form-actions">
        <Button type="submit" name="intent" value="write">
          {isNew ? REVIEW.send : REVIEW.save}
        </Button>
      </div>
    </form>
  )
}
