import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SAVE_CHART, SAVED_CHART } from '#content/charts/saved-charts.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import { SaveBirthButton } from './save-birth-button.tsx'

type SavedChartAboutProps = {
  birth: BirthValues
  tags: string
  note: string
  problem: FormProblem
}

/** Tags and note of a saved chart, folded until they are needed. */
export function SavedChartAbout({ birth, tags, note, problem: { values, fieldErrors } }: SavedChartAboutProps) {
  const hasProblem = Object.keys(fieldErrors).length > 0
  return (
    <div className="grid gap-2 no-print">
      {(tags || note) && (
        <p className="hint whitespace-pre-line [overflow-wrap:anywhere]">{[tags, note].filter(Boolean).join('\n')}</p>
      )}
      <details className="birth-more" open={hasProblem}>
        <summary>{SAVED_CHART.about}</summary>
        <Form method="post" className="desk-form" noValidate preventScrollReset>
          <TextField
            name="tags"
            label={<Optional label={SAVE_CHART.tags} />}
            hint={SAVE_CHART.tagsHint}
            defaultValue={values.tags ?? tags}
            error={fieldErrors.tags}
          />
          <TextAreaField
            name="note"
            rows={3}
            label={<Optional label={SAVE_CHART.note} />}
            defaultValue={values.note ?? note}
            error={fieldErrors.note}
          />
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="describe">
              {SAVED_CHART.change}
            </Button>
            <Button type="submit" name="intent" value="remove" tone="quiet">
              {SAVED_CHART.remove}
            </Button>
          </p>
        </Form>
      </details>
      <SaveBirthButton birth={birth} target="client" label={SAVED_CHART.forClient} />
    </div>
  )
}
