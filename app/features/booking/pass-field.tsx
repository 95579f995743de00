import { SelectField } from '#app/ui/fields/select-field.tsx'
import { PASS_FIELD } from '#content/booking/passes.ts'
import { longDay } from '#content/words/dates.ts'
import type { BookingPageView } from './booking-page-view.ts'
import type { Filled } from './details-fields.tsx'

type PassFieldProps = Filled & { passes: BookingPageView['passes'] }

/** For a client with a pass for this service: use it, or pay. */
export function PassField({ values, errors, passes }: PassFieldProps) {
  const [next] = passes
  if (!next) return null
  return (
    <SelectField
      name="pass"
      label={PASS_FIELD.label}
      // The pass that ends first is also the first choice.
      hint={PASS_FIELD.hint(longDay(next.lastDay))}
      options={[
        ...passes.map(({ id, left, sessions }) => ({
          value: String(id),
          label: PASS_FIELD.use(left, sessions),
        })),
        { value: '', label: PASS_FIELD.pay },
      ]}
      defaultValue={values.pass ?? ''}
      error={errors.pass}
    />
  )
}
