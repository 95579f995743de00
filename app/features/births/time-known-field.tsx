import type { ReactNode } from 'react'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { TIMES_KNOWN } from '#domain/births/birth.ts'
import type { BirthTexts } from '#domain/births/birth-form.ts'

const OPTIONS = TIMES_KNOWN.map((value) => ({ value, label: BIRTH_FORM.timesKnown[value] }))

type TimeKnownFieldProps = {
  values: BirthTexts
  error: string | undefined
  /** The field of the time, where it is asked for only roughly. */
  time: ReactNode
}

/** How well the time is known: folded until it is in doubt. */
export function TimeKnownField({ values: { birthTime = '', timeKnown = '' }, error, time }: TimeKnownFieldProps) {
  const isUnsure = error !== undefined || !['', 'exact'].includes(timeKnown) || (time !== null && birthTime !== '')
  return (
    <details className="birth-more" open={isUnsure}>
      <summary>{time === null ? BIRTH_FORM.timeUnsure : BIRTH_FORM.timeRoughly}</summary>
      <div className="form">
        {time}
        <SelectField
          name="timeKnown"
          label={BIRTH_FORM.timeKnown}
          options={OPTIONS}
          defaultValue={timeKnown || 'exact'}
        />
      </div>
    </details>
  )
}
