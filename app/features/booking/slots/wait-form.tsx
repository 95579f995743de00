import { Form, useNavigation } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { PART_LABELS, WAIT_FORM } from '#content/booking/waitlist.ts'
import { PARTS_OF_DAY } from '#domain/bookings/waitlist.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { useTimeZone } from './use-time-zone.ts'

export type WaitFormView = {
  readonly serviceName: string
  readonly bookPath: string
  /** Whom the client can choose; empty unless several astrologers offer the service. */
  readonly astrologers: readonly { readonly slug: string; readonly name: string }[]
  readonly form: Readonly<Record<'firstDate' | 'lastDate' | 'partOfDay' | 'astrologer' | 'timeZone' | 'email', string>>
  readonly today: string
  readonly isSignedIn: boolean
}

/** When a free time would suit the client. */
export function WaitForm({ page, problem }: { page: WaitFormView; problem: FormProblem }) {
  const { timeZone, setTimeZone } = useTimeZone({ given: problem.values.timeZone || page.form.timeZone })
  const isBusy = useNavigation().state !== 'idle'
  const values = { ...page.form, ...problem.values }
  const { fieldErrors: errors } = problem
  return (
    <Form method="post" className="form" noValidate replace>
      <FormSummary message={problem.toast} fieldErrors={errors} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['firstDate', 'lastDate'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            name={name}
            label={WAIT_FORM[name]}
            defaultValue={values[name]}
            min={page.today}
            error={errors[name]}
            required
          />
        ))}
      </div>
      <SelectField
        name="partOfDay"
        label={WAIT_FORM.partOfDay}
        defaultValue={values.partOfDay}
        error={errors.partOfDay}
        options={PARTS_OF_DAY.map((value) => ({ value, label: PART_LABELS[value] }))}
      />
      <TimeZoneField timeZone={timeZone} hint={WAIT_FORM.zoneHint} onChange={setTimeZone} />
      {page.astrologers.length > 0 && (
        <SelectField
          name="astrologer"
          label={BOOKING_FIELD_TEXTS.astrologer}
          defaultValue={values.astrologer}
          placeholder={BOOKING_FIELD_TEXTS.anyone}
          options={page.astrologers.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
      {!page.isSignedIn && (
        <TextField
          type="email"
          name="email"
          label={WAIT_FORM.email}
          hint={WAIT_FORM.emailHint}
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
          required
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="join" busy={isBusy} busyLabel={WAIT_FORM.submitting}>
          {WAIT_FORM.submit}
        </Button>
        <ButtonLink href={page.bookPath} tone="secondary">
          {WAIT_FORM.back}
        </ButtonLink>
      </div>
    </Form>
  )
}
