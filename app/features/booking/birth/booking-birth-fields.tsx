import { Suspense, useEffect, useRef, useState } from 'react'
import { ClockFields, DoubtFields } from '#app/features/births/clock-fields.tsx'
import { PlaceChoices } from '#app/features/births/place-choice.tsx'
import { PlaceField } from '#app/features/births/place-field.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldNotes } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { INTAKE } from '#content/booking/intake.ts'
import { BOOKED_BIRTH } from '#content/charts/birth-form.ts'
import { isUnderAge } from '#domain/accounts/age.ts'
import { TIMES_KNOWN } from '#domain/births/birth.ts'
import { chosenPlace } from '#domain/births/birth-form.ts'
import { BOOKED_BIRTH_FIELDS, type BookedBirthTexts, birthToDraw, timeDoubt } from '#domain/births/booked-birth-form.ts'
import { listClockNotes } from '#domain/births/clock-notes.ts'
import { type Place, parsePlace, placeLabel } from '#domain/births/places.ts'
import { EARLIEST_BIRTH_DATE, LONGEST_PLACE } from '#domain/bookings/booking-limits.ts'
import { recordOf } from '#domain/record-of.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'
import { type Filled, Optional } from '../details-fields.tsx'

type BirthFieldsProps = Filled & {
  today: string
  places: readonly Place[] | undefined
  isOptional?: boolean
  needsTime?: boolean
  /** The service finds the time: it is asked for only roughly. */
  isTimeSought?: boolean
}

const TIME_OPTIONS = TIMES_KNOWN.map((value) => ({ value, label: BOOKED_BIRTH.timesKnown[value] }))

/** Loads the chart engine, and only once there is a chart to draw. Nobody needs it to book. */
const LazyBirthPreview = lazyPart(
  async () => (await import('./birth-preview.tsx')).BirthPreview,
  () => null,
)

/** Date, time and place of a birth. What is rarely in doubt is asked only where it is. */
export function BookingBirthFields(props: BirthFieldsProps) {
  const { values, errors, today, places, isOptional = false, needsTime = true, isTimeSought = false } = props
  const box = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState(() => birthTextsIn((name) => values[name] ?? ''))

  // Picks up what was typed before hydration.
  useEffect(() => {
    const form = box.current?.closest('form')
    if (form) setTyped(textsOfForm(form))
  }, [])

  const place = chosenPlace(typed)
  const notes = place && isCalendarDate(typed.birthDate) ? listClockNotes(typed.birthDate, place) : []
  const doubt = timeDoubt(typed)
  const isUnsure =
    errors.birthTime !== undefined ||
    !['', 'exact'].includes(values.timeKnown ?? '') ||
    (isTimeSought && (values.birthTime ?? '') !== '')
  const isGuardianAsked = errors.guardian !== undefined || isChild(typed.birthDate, today)
  const drawn = isHydrated ? birthToDraw(typed) : undefined
  const timeField = (
    <TextField
      name="birthTime"
      type="time"
      label={needsTime ? BOOKED_BIRTH.birthTime : <Optional label={BOOKED_BIRTH.birthTime} />}
      hint={needsTime ? BOOKED_BIRTH.birthTimeHint : BOOKED_BIRTH.birthTimeOptionalHint}
      defaultValue={values.birthTime}
      error={errors.birthTime}
      required={needsTime && !isOptional}
    />
  )
  return (
    <div
      ref={box}
      className="grid gap-6"
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form')
        if (form) setTyped(textsOfForm(form))
      }}
    >
      <div className="form-pair">
        <TextField
          name="birthDate"
          type="date"
          label={BOOKED_BIRTH.birthDate}
          autoComplete="bday"
          min={EARLIEST_BIRTH_DATE}
          max={today}
          defaultValue={values.birthDate}
          error={errors.birthDate}
          required={!isOptional}
        />
        {!isTimeSought && timeField}
      </div>
      <details className="birth-more" open={isUnsure}>
        <summary>{isTimeSought ? INTAKE.timeRoughly : BOOKED_BIRTH.timeUnsure}</summary>
        <div className="form">
          {isTimeSought && timeField}
          <SelectField
            name="timeKnown"
            label={BOOKED_BIRTH.timeKnown}
            options={TIME_OPTIONS}
            defaultValue={values.timeKnown || 'exact'}
          />
        </div>
      </details>
      <PlaceField
        field={{
          name: 'birthPlace',
          label: BOOKED_BIRTH.birthPlace,
          hint: BOOKED_BIRTH.birthPlaceHint,
          error: errors.birthPlace,
          required: !isOptional,
        }}
        maxLength={LONGEST_PLACE}
        chosenName="place"
        defaultText={values.birthPlace ?? ''}
        defaultPlace={parsePlace(values.place ?? '') ?? null}
        notFound={BOOKED_BIRTH.birthPlaceNotFound}
        onChoose={(chosen) => chosen && setTyped({ ...typed, ...chosenTexts(chosen) })}
      />
      {places && (
        <PlaceChoices
          name="placeChoice"
          typed={values.birthPlace ?? ''}
          places={places}
          none={BOOKED_BIRTH.birthPlaceNone}
        />
      )}
      {(notes.length > 0 || !['', 'standard'].includes(typed.clock)) && (
        <ClockFields
          prefix=""
          values={{ clock: values.clock ?? '', ownOffset: values.ownOffset ?? '' }}
          notes={notes}
          ownOffsetError={errors.ownOffset}
        />
      )}
      {doubt && (
        <div>
          <DoubtFields prefix="" doubt={doubt} chosen={values.occurrence ?? ''} />
          <FieldNotes field={{ name: 'occurrence', label: '', error: errors.occurrence }} />
        </div>
      )}
      {isGuardianAsked && (
        <CheckboxField
          name="guardian"
          label={BOOKED_BIRTH.guardian}
          defaultChecked={values.guardian === 'on'}
          error={errors.guardian}
          required
        />
      )}
      {drawn && (
        <div className="birth-preview">
          <Suspense>
            <LazyBirthPreview birth={drawn} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function birthTextsIn(textOf: (name: string) => string) {
  return { ...recordOf(BOOKED_BIRTH_FIELDS, textOf), forWhom: textOf('forWhom') }
}

function textsOfForm(form: HTMLFormElement) {
  const data = new FormData(form)
  return birthTextsIn((name) => String(data.get(name) ?? ''))
}

function chosenTexts(place: Place): Pick<BookedBirthTexts, 'place' | 'birthPlace'> {
  return { place: JSON.stringify(place), birthPlace: placeLabel(place) }
}

/** Also true for a refused form that is shown again; false until the date is complete. */
function isChild(birthDate: string, today: string): boolean {
  return isCalendarDate(birthDate) && birthDate <= today && isUnderAge(birthDate, today)
}
