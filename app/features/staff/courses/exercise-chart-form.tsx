import { Form } from 'react-router'
import { BirthFields, birthProblemProps } from '#app/features/births/birth-fields.tsx'
import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FormFold } from '#app/ui/fields/form-fold.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { EXERCISE_CHARTS } from '#content/staff/courses/exercise-charts.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import { LONGEST_CHART_LABEL } from '#domain/learning/exercise-charts.ts'

export const EXERCISE_CHARTS_PATH = '/staff/courses/charts'

export type ExerciseChartAnswer = {
  readonly label: string
  readonly birth: BirthValues
  readonly birthProblem: BirthProblem | undefined
  readonly errors: Readonly<Partial<Record<'label' | 'birthTime' | 'birthPlace', string>>>
}

type ExerciseChartFormProps = { shown: ExerciseChartAnswer; latestYear: number }

/** A birth without a name. */
export function ExerciseChartForm({ shown, latestYear }: ExerciseChartFormProps) {
  const { errors, ...problem } = birthProblemProps(shown.birthProblem)
  return (
    <form className="form max-w-[40rem]" method="post" noValidate>
      <TextField
        name="label"
        label={EXERCISE_CHARTS.label}
        hint={EXERCISE_CHARTS.labelHint}
        error={shown.errors.label}
        defaultValue={shown.label}
        maxLength={LONGEST_CHART_LABEL}
        autoComplete="off"
        required
      />
      <BirthFields
        values={shown.birth}
        errors={{ ...errors, ...shown.errors }}
        {...problem}
        purpose="chart"
        isAnonymous
        latest={`${latestYear}-12-31`}
        required={['birthDate', 'birthTime', 'birthPlace']}
      />
      <div className="form-actions">
        <Button type="submit" name="intent" value="save">
          {EXERCISE_CHARTS.submit}
        </Button>
      </div>
    </form>
  )
}

type RemoveChartProps = {
  /** How many lessons and quiz questions are left without a chart; 0 while there are others. */
  usesOfLast: number
}

export function RemoveChart({ usesOfLast }: RemoveChartProps) {
  return (
    <FormFold label={EXERCISE_CHARTS.remove}>
      <Form method="post" className="grid justify-items-start gap-3">
        <p className="max-w-[65ch]">
          {usesOfLast > 0 ? EXERCISE_CHARTS.removeLast(usesOfLast) : EXERCISE_CHARTS.removeLead}
        </p>
        <Button type="submit" name="intent" value="remove" tone="danger">
          {EXERCISE_CHARTS.remove}
        </Button>
      </Form>
    </FormFold>
  )
}
