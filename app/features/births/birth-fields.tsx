import { useState } from 'react'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import type { BirthField, BirthFieldProblem, BirthProblems, BirthValues } from '#domain/births/birth-form.ts'
import type { TimeDoubt } from '#domain/births/birth-time.ts'
import { listClockNotes } from '#domain/births/clock-notes.ts'
import { type Place, parsePlace, type SearchedPlace } from '#domain/births/places.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { ClockFields, DoubtFields } from './clock-fields.tsx'
import { PlaceChoices } from './place-choice.tsx'
import { PlaceField } from './place-field.tsx'

/** What is wrong with the fields of a birth. */
export type BirthProblem = {
  readonly problems: BirthProblems
  readonly doubt?: TimeDoubt
  /** Places with the typed name, if none was chosen. */
  readonly choices?: readonly SearchedPlace[]
}

const PROBLEM_LABELS: Record<BirthFieldProblem, string> = {
  'date-missing': BIRTH_FORM.dateMissing,
  'date-invalid': BIRTH_FORM.dateInvalid,
  'time-invalid': BIRTH_FORM.timeInvalid,
  'coordinates-invalid': BIRTH_FORM.coordinatesMissing,
  'zone-unknown': BIRTH_FORM.timeZoneUnknown,
  'offset-invalid': BIRTH_FORM.ownOffsetMissing,
}

type BirthFieldsProps = {
  /** Put before each field name, so that two births fit into one form. */
  prefix?: string
  values: BirthValues
  formProblem: BirthProblem | undefined
  latestYear: number
  isHydrated: boolean
  onDate?: (date: string) => void
}

export function BirthFields({ prefix = '', values, formProblem, latestYear, isHydrated, onDate }: BirthFieldsProps) {
  const [date, setDate] = useState(values.birthDate)
  const [place, setPlace] = useState<Place | null>(() => parsePlace(values.place) ?? null)
  const [isTimeUnknown, setIsTimeUnknown] = useState(values.timeUnknown === 'on')
  const notes = place && isCalendarDate(date) ? listClockNotes(date, place) : []
  const errorOf = (field: BirthField) => {
    const problem = formProblem?.problems[field]
    return problem && PROBLEM_LABELS[problem]
  }
  const placeError = formProblem?.choices
    ? formProblem.choices.length > 0
      ? BIRTH_FORM.choosePlace
      : BIRTH_FORM.noPlaceFound
    : undefined

  return (
    <>
      <TextField
        name={`${prefix}fullName`}
        label={BIRTH_FORM.fullName}
        autoComplete={prefix === '' ? 'name' : 'off'}
        maxLength={120}
        defaultValue={values.fullName}
      />
      <BirthDateField
        field={{ name: `${prefix}birthDate`, label: BIRTH_FORM.birthDate, error: errorOf('birthDate'), required: true }}
        defaultValue={values.birthDate}
        onChange={(next) => {
          setDate(next)
          onDate?.(next)
        }}
        latestYear={latestYear}
        isHydrated={isHydrated}
      />
      <TextField
        name={`${prefix}birthTime`}
        label={BIRTH_FORM.birthTime}
        type="time"
        hint={BIRTH_FORM.timeHint}
        error={errorOf('birthTime')}
        defaultValue={values.birthTime}
        disabled={isHydrated && isTimeUnknown}
      />
      <CheckboxField
        name={`${prefix}timeUnknown`}
        label={BIRTH_FORM.timeUnknown}
        defaultChecked={values.timeUnknown === 'on'}
        onChange={(event) => setIsTimeUnknown(event.target.checked)}
      />
      <PlaceField
        field={{
          name: `${prefix}birthPlace`,
          label: BIRTH_FORM.birthPlace,
          hint: BIRTH_FORM.placeHint,
          error: placeError,
        }}
        chosenName={`${prefix}place`}
        defaultText={values.birthPlace}
        defaultPlace={parsePlace(values.place) ?? null}
        onChoose={setPlace}
      />
      {formProblem?.choices && formProblem.choices.length > 0 && !isHydrated && (
        <PlaceChoices name={`${prefix}placeChoice`} typed={values.birthPlace} places={formProblem.choices} />
      )}
      <Coordinates prefix={prefix} values={values} errorOf={errorOf} />
      <ClockFields prefix={prefix} values={values} notes={notes} ownOffsetError={errorOf('ownOffset')} />
      {formProblem?.doubt && <DoubtFields prefix={prefix} doubt={formProblem.doubt} chosen={values.occurrence} />}
    </>
  )
}

type CoordinatesProps = {
  prefix: string
  values: BirthValues
  errorOf: (field: BirthField) => string | undefined
}

function Coordinates({ prefix, values, errorOf }: CoordinatesProps) {
  const isUsed = values.latitude !== '' || values.longitude !== ''
  return (
    <details className="birth-more" open={isUsed}>
      <summary>{BIRTH_FORM.coordinates}</summary>
      <div className="form">
        <div className="form-pair">
          <TextField
            name={`${prefix}latitude`}
            label={BIRTH_FORM.latitude}
            inputMode="decimal"
            error={errorOf('latitude')}
            defaultValue={values.latitude}
          />
          <TextField
            name={`${prefix}longitude`}
            label={BIRTH_FORM.longitude}
            inputMode="decimal"
            defaultValue={values.longitude}
          />
        </div>
        <TextField
          name={`${prefix}timeZone`}
          label={BIRTH_FORM.timeZone}
          hint={BIRTH_FORM.timeZoneHint}
          error={errorOf('timeZone')}
          defaultValue={values.timeZone}
        />
      </div>
    </details>
  )
}
