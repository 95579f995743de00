import { type FormEvent, useState } from 'react'
import { BirthFields, birthProblemProps } from '#app/features/births/birth-fields.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { CONVENTION_LABELS } from '#content/charts/chart-conventions.ts'
import { to } from '#content/language.ts'
import { NO_BIRTH_VALUES } from '#domain/births/birth-texts.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'
import type { BirthChartView } from './birth-chart-view.ts'
import { CONVENTION_FIELDS, CONVENTION_OPTIONS, withPracticeTexts } from './conventions-form.ts'

/** `?index` addresses the index route; without it the form would be posted to its parent. */
export const BIRTH_CHART_ACTION = '/horoscope?index'

type BirthFormProps = {
  view: BirthChartView | undefined
  /** The conventions of the practice, until others are chosen. */
  practice: Readonly<Record<string, string>>
  latestYear: number
  isHydrated: boolean
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClear: () => void
}

/** With script, the chart is drawn here and nothing is sent. Without, the form is posted and nothing is stored. */
export function BirthForm({ view, practice, latestYear, isHydrated, isBusy, onSubmit, onClear }: BirthFormProps) {
  const values = view?.values ?? NO_BIRTH_VALUES
  const [date, setDate] = useState(values.birthDate)
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">{BIRTH_FORM.heading}</h2>
      <form method="post" action={to(BIRTH_CHART_ACTION)} className="form" onSubmit={onSubmit} noValidate>
        <BirthFields
          values={values}
          {...birthProblemProps(view?.formProblem)}
          purpose="chart"
          latest={`${latestYear}-12-31`}
          onDate={setDate}
        />
        <ConventionsFields values={withPracticeTexts(practice, view?.conventions ?? {})} />
        <Button
          type="submit"
          size="lg"
          wide
          busy={isBusy}
          busyLabel={BIRTH_FORM.generating}
          disabled={isHydrated && !isCalendarDate(date)}
        >
          {BIRTH_FORM.generate}
        </Button>
        {isHydrated && view && (
          <Button tone="quiet" wide onClick={onClear}>
            {BIRTH_FORM.clear}
          </Button>
        )}
        <p className="hint">{BIRTH_FORM.privacy}</p>
      </form>
    </Card>
  )
}

/** The choice of conventions; it starts with those of the practice. */
function ConventionsFields({ values }: { values: Readonly<Partial<Record<string, string>>> }) {
  return (
    <details className="birth-more">
      <summary>{BIRTH_FORM.conventions}</summary>
      <div className="form">
        {CONVENTION_FIELDS.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={CONVENTION_LABELS[field]}
            options={CONVENTION_OPTIONS[field]}
            defaultValue={values[field] ?? CONVENTION_OPTIONS[field][0]?.value}
          />
        ))}
      </div>
    </details>
  )
}
