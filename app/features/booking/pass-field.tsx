import { PASS_FIELD } from '#app/content/passes.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { longDay } from '#domain/date-text.ts'
import type { BookingPage } from './booking-page.ts'
import type { Filled } from './details-fields.tsx'

type PassFieldProps = Filled & { passes: BookingPage['passes'] }

/** For a client with a pass for this service: use it, or pay. */
export function PassField({ values, errors, passes }: PassFieldProps) {
  if (passes.length === 0) return null
  return (
    <SelectField
      name="pass"
      label={PASS_FIELD.label}
      hint={PASS_FIELD.hint}
      options={[
        ...passes.map(({ id, left, sessions, lastDay }) => ({
          value: String(id),
          label: PASS_FIELD.use(left, sessions, longDay(lastDay)),
        })),
        { value: '', label: PASS_FIELD.pay },
      ]}
      defaultValue={values.pass ?? ''}
      error={errors.pass}
    />
  )
}
