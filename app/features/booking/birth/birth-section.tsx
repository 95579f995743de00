import { useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKED_BIRTH } from '#content/charts/birth-form.ts'
import { type BookedBirthTexts, FOR_ME, FOR_SOMEONE_NEW, NO_BIRTH_TEXTS } from '#domain/births/booked-birth-form.ts'
import type { Place } from '#domain/births/places.ts'
import type { BookingPageView } from '../booking-page-view.ts'
import type { Filled } from '../details-fields.tsx'
import { BookingBirthFields } from './booking-birth-fields.tsx'

type BirthSectionProps = Filled & { page: BookingPageView; places: readonly Place[] | undefined }

/** Whose birth it is, and the birth. A saved one fills in the fields: with script at once, without by a button. */
export function BirthSection({ page, values, errors, places }: BirthSectionProps) {
  const { births, service, today } = page
  const [filled, setFilled] = useState<{ forWhom: string; texts: BookedBirthTexts; count: number }>()
  const shown = filled ? { ...values, ...filled.texts, forWhom: filled.forWhom } : values
  const forWhom = shown.forWhom || FOR_ME

  function fillFor(next: string) {
    const saved = births.saved.find(({ id }) => id === next)?.texts
    const texts = saved ?? (next === FOR_ME ? births.own : NO_BIRTH_TEXTS)
    setFilled({ forWhom: next, texts, count: (filled?.count ?? 0) + 1 })
  }

  return (
    <fieldset className="fieldset birth-section">
      <legend className="heading text-xl">{BOOKED_BIRTH.heading}</legend>
      <p className="hint">{BOOKED_BIRTH.lead}</p>
      <input type="hidden" name="filledFor" value={forWhom} />
      <SelectField
        name="forWhom"
        label={BOOKED_BIRTH.forWhom}
        options={[
          { value: FOR_ME, label: BOOKED_BIRTH.forMe },
          ...births.saved.map(({ id, texts }) => ({ value: id, label: texts.forName || texts.birthDate })),
          { value: FOR_SOMEONE_NEW, label: BOOKED_BIRTH.forSomeoneNew },
        ]}
        defaultValue={values.forWhom || FOR_ME}
        onChange={(event) => fillFor(event.target.value)}
      />
      {births.saved.length > 0 && (
        <noscript>
          <Button type="submit" name="intent" value="fill-birth" tone="secondary" formNoValidate>
            {BOOKED_BIRTH.fillIn}
          </Button>
        </noscript>
      )}
      <div key={filled?.count ?? 0} className="grid gap-6">
        <div className="for-someone">
          <TextField
            name="forName"
            label={BOOKED_BIRTH.forName}
            hint={BOOKED_BIRTH.forNameHint}
            autoComplete="off"
            maxLength={200}
            defaultValue={shown.forName}
            error={errors.forName}
          />
        </div>
        <BookingBirthFields
          values={shown}
          errors={errors}
          today={today}
          places={places}
          needsTime={service.needsBirthTime}
          isTimeSought={service.asksLifeEvents}
        />
        <div className="for-someone">
          <CheckboxField name="saveBirth" label={BOOKED_BIRTH.saveBirth} defaultChecked={values.saveBirth === 'on'} />
        </div>
      </div>
    </fieldset>
  )
}
