import { type FormEvent, useState } from 'react'
import { BIRTH_FORM } from '#app/content/birth-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { isCalendarDate } from '#domain/india-time.ts'
import type { BirthAnswer } from './birth-answer.ts'
import { BirthFields } from './birth-fields.tsx'
import { NO_BIRTH_VALUES } from './birth-values.ts'
import { ConventionsFields } from './conventions-fields.tsx'

/** An index route is posted to by its own name; without it the frame around the tabs would be asked. */
export const BIRTH_CHART_ACTION = '/horoscope?index'

type BirthFormProps = {
  answer: BirthAnswer | undefined
  latestYear: number
  isHydrated: boolean
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** With script the chart is drawn here and nothing is sent; without it the form is posted and nothing is stored. */
export function BirthForm({ answer, latestYear, isHydrated, isBusy, onSubmit }: BirthFormProps) {
  const values = answer?.values ?? NO_BIRTH_VALUES
  const [date, setDate] = useState(values.birthDate)
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">{BIRTH_FORM.heading}</h2>
      <form method="post" action={BIRTH_CHART_ACTION} className="form" onSubmit={onSubmit} noValidate>
        <BirthFields
          values={values}
          trouble={answer?.trouble}
          latestYear={latestYear}
          isHydrated={isHydrated}
          onDate={setDate}
        />
        <ConventionsFields values={answer?.conventions ?? {}} />
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
        <p className="hint">{BIRTH_FORM.privacy}</p>
      </form>
    </Card>
  )
}
