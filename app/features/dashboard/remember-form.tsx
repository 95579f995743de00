import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { optionsOf, type SelectOption } from '#app/ui/fields/select-options.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FAMILY_DAYS } from '#content/almanac/family-days.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'

type RememberFormProps = {
  profiles: readonly SelectOption[]
  months: readonly SelectOption[]
  tithis: readonly SelectOption[]
  /** How the reader counts months, unless the family's are said to be others. */
  reckoning: MonthReckoning
  /** What was typed and refused. */
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

const RECKONINGS = optionsOf(FAMILY_DAYS.reckonings)

/** Adds someone who has died, by the date or by the lunar day. */
export function RememberForm({ profiles, months, tithis, reckoning, values, errors }: RememberFormProps) {
  return (
    <Card as="section" id="remember">
      <Form method="post" className="form" replace preventScrollReset noValidate>
        <h2 className="text-xl">{FAMILY_DAYS.add}</h2>
        <p className="hint">{FAMILY_DAYS.addLead}</p>
        {profiles.length > 0 && (
          <SelectField
            name="profile"
            label={FAMILY_DAYS.profile}
            placeholder={FAMILY_DAYS.profileNone}
            options={profiles}
            defaultValue={values.profile ?? ''}
          />
        )}
        <TextField
          name="name"
          label={FAMILY_DAYS.name}
          hint={profiles.length > 0 ? FAMILY_DAYS.nameHint : undefined}
          defaultValue={values.name ?? ''}
          autoComplete="off"
          maxLength={200}
          error={errors.name}
        />
        <fieldset className="fieldset">
          <legend>{FAMILY_DAYS.byDate}</legend>
          <TextField
            name="deathDate"
            type="date"
            label={FAMILY_DAYS.deathDate}
            defaultValue={values.deathDate ?? ''}
            error={errors.deathDate}
          />
          <TextField
            name="deathTime"
            type="time"
            label={FAMILY_DAYS.deathTime}
            hint={FAMILY_DAYS.deathTimeHint}
            defaultValue={values.deathTime ?? ''}
            error={errors.deathTime}
          />
          <TextField
            name="deathPlace"
            label={FAMILY_DAYS.deathPlace}
            defaultValue={values.deathPlace ?? ''}
            autoComplete="off"
            maxLength={120}
            error={errors.deathPlace}
          />
        </fieldset>
        <fieldset className="fieldset">
          <legend>{FAMILY_DAYS.byTithi}</legend>
          <p className="hint">{FAMILY_DAYS.byTithiHint}</p>
          <SelectField
            name="month"
            label={FAMILY_DAYS.month}
            placeholder={FAMILY_DAYS.choose}
            options={months}
            defaultValue={values.month ?? ''}
          />
          <SelectField
            name="tithi"
            label={FAMILY_DAYS.tithi}
            placeholder={FAMILY_DAYS.choose}
            options={tithis}
            defaultValue={values.tithi ?? ''}
            error={errors.tithi}
          />
          <SelectField
            name="reckoning"
            label={FAMILY_DAYS.reckoning}
            options={RECKONINGS}
            defaultValue={values.reckoning ?? reckoning}
          />
        </fieldset>
        <CheckboxField name="isMonthly" label={FAMILY_DAYS.isMonthly} defaultChecked={values.isMonthly === 'on'} />
        <CheckboxField
          name="consent"
          label={FAMILY_DAYS.consent}
          defaultChecked={values.consent === 'on'}
          error={errors.consent}
          required
        />
        <div className="button-row">
          <Button type="submit" name="intent" value="remember">
            {FAMILY_DAYS.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
