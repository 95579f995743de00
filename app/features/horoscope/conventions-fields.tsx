import { SelectField } from '#app/ui/select-field.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { CONVENTION_LABELS } from '#content/charts/chart-conventions.ts'
import { CONVENTION_FIELDS, CONVENTION_OPTIONS } from './conventions-form.ts'

/** The choice of conventions; the defaults are those of most Indian almanacs. */
export function ConventionsFields({ values = {} }: { values?: Readonly<Record<string, string>> }) {
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
