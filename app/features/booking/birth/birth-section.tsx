import { useRef, useState } from 'react'
import { listTyped, useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BIRTH_OF_BOOKING } from '#content/booking/birth-of-booking.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import type { BookedBirthTexts } from '#domain/births/birth-form.ts'
import { NO_BIRTH_TEXTS } from '#domain/births/birth-texts.ts'
import type { Place } from '#domain/births/places.ts'
import { FOR_ME, FOR_SOMEONE_NEW } from '#domain/bookings/booking-form.ts'
import type { BookingPageView } from '../booking-page-view.ts'
import type { Filled } from '../details-fields.tsx'
import { BookingBirthFields, DATE_AND_PLACE, WITH_TIME } from './booking-birth-fields.tsx'

type BirthSectionProps = Filled & { page: BookingPageView; places: readonly Place[] | undefined }

/** Whose birth it is, and the birth. A saved one fills in the fields: with script at once, without by a button. */
export function BirthSection({ page, values, errors, places }: BirthSectionProps) {
  const { births, service, today } = page
  const [filled, setFilled] = useState<{ forWhom: string; texts: BookedBirthTexts; count: number }>()
  const section = useRef<HTMLFieldSetElement>(null)
  const shown = filled ? { ...values, ...filled.texts, forWhom: filled.forWhom } : values
  const forWhom = shown.forWhom || FOR_ME

  function fillFor(next: string) {
    const saved = births.saved.find(({ id }) => id === next)?.texts
    const texts = saved ?? (next === FOR_ME ? births.own : NO_BIRTH_TEXTS)
    setFilled({ forWhom: next, texts, count: (filled?.count ?? 0) + 1 })
  }

  // What was typed about someone stays.
  useTypedEarly(section, (typed) => {
    const [first, ...others] = listTyped(typed)
    if (first?.name === 'forWhom' && others.length === 0) fillFor(first.value)
  })

  return (
    <fieldset ref={section} className="fieldset birth-section">
      <legend className="heading text-xl">{BIRTH_FORM.heading}</legend>
      <p className="hint">{BIRTH_OF_BOOKING.lead}</p>
      <input type="hidden" name="filledFor" value={forWhom} />
      <SelectField
        name="forWhom"
        label={BIRTH_OF_BOOKING.forWhom}
        options={[
          { value: FOR_ME, label: BIRTH_OF_BOOKING.forMe },
          ...births.saved.map(({ id, texts }) => ({ value: id, label: texts.forName || texts.birthDate })),
          { value: FOR_SOMEONE_NEW, label: BIRTH_OF_BOOKING.forSomeoneNew },
        ]}
        defaultValue={values.forWhom || FOR_ME}
        onChange={(event) => fillFor(event.target.value)}
      />
      {births.saved.length > 0 && (
        <noscript>
          <Button type="submit" name="intent" value="fill-birth" tone="secondary" formNoValidate>
            {BIRTH_OF_BOOKING.fillIn}
          </Button>
        </noscript>
      )}
      <div key={filled?.count ?? 0} className="grid gap-6">
        <div className="for-someone">
          <TextField
            name="forName"
            label={BIRTH_OF_BOOKING.forName}
            hint={BIRTH_OF_BOOKING.forNameHint}
            autoComplete="off"
            maxLength={200}
            defaultValue={shown.forName}
            error={errors.forName}
          />
        </div>
        <BookingBirthFields
          values={shown}
          errors={errors}
          latest={today}
          choices={places}
          required={service.needsBirthTime ? WITH_TIME : DATE_AND_PLACE}
          isTimeSought={service.asksLifeEvents}
        />
        <div className="for-someone">
          <CheckboxField
            name="saveBirth"
            label={BIRTH_OF_BOOKING.saveBirth}
            defaultChecked={values.saveBirth === 'on'}
          />
        </div>
      </div>
    </fieldset>
  )
}
