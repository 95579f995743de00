import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BIRTH_FORM, BIRTH_PROBLEMS } from '#content/charts/birth-form.ts'
import { isChild } from '#domain/accounts/age.ts'
import type { Birth } from '#domain/births/birth.ts'
import {
  BIRTH_FIELDS,
  type BirthField,
  type BirthTexts,
  BOOKED_BIRTH_FIELDS,
  birthToDraw,
  chosenPlace,
  timeDoubt,
} from '#domain/births/birth-form.ts'
import type { TimeDoubt } from '#domain/births/birth-time.ts'
import { listClockNotes } from '#domain/births/clock-notes.ts'
import { LONGEST_PLACE, type Place, parsePlace, placeLabel } from '#domain/births/places.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { recordOf } from '#domain/record-of.ts'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { ClockFields, DoubtFields } from './clock-fields.tsx'
import { CoordinateFields, PlaceChoices } from './place-choice.tsx'
import { PlaceField } from './place-field.tsx'
import type { BirthProblem } from './resolve-birth.ts'
import { TimeKnownField } from './time-known-field.tsx'

type Errors = Readonly<Partial<Record<string, string>>>

type BirthFieldsProps = {
  values: BirthTexts & { readonly guardian?: string }
  errors: Errors
  /**
   * A form of births alone, for charts, asks the name, and takes coordinates, any clock and dates to come. A booking asks
   * how well the time is known, the clock only where it is in doubt, and for a child a guardian; staff vouch for that.
   */
  purpose: 'chart' | 'booking' | 'desk'
  latest: IsoDate
  required?: readonly ('birthDate' | 'birthTime' | 'birthPlace')[]
  /** A chart for exercises: nobody’s name is asked, and its time is known. */
  isAnonymous?: boolean
  /** The service finds the time: it is asked for only roughly. */
  isTimeSought?: boolean
  /** Put before each field name, so that two births fit into one form. */
  prefix?: string
  /** Places with the typed name, to choose from without script. */
  choices?: readonly Place[] | undefined
  /** Of a birth that was sent; what is typed is judged at once. */
  doubt?: TimeDoubt | undefined
  onDate?: (date: string) => void
  /** Shows the birth once its chart can be drawn. */
  preview?: (birth: Birth) => ReactNode
}

const DATE_ONLY = ['birthDate'] as const

/** The fields of a birth, in every form. What is rarely in doubt is asked only where it is, or folded. */
export function BirthFields(props: BirthFieldsProps) {
  const { values, errors, purpose, latest, required = DATE_ONLY } = props
  const { isTimeSought = false, isAnonymous = false } = props
  const { prefix = '', choices, onDate, preview } = props
  const isHydrated = useIsHydrated()
  const { box, typed, set } = useTypedBirth(values, prefix)
  const isForChart = purpose === 'chart'
  const isRequired = (field: (typeof required)[number]) => required.includes(field)
  const isTimeOptional = isRequired('birthPlace') && !isRequired('birthTime')
  const field = (name: BirthField) => ({ name: prefix + name, error: errors[name], defaultValue: values[name] ?? '' })

  const place = chosenPlace(typed)
  const notes = place && isCalendarDate(typed.birthDate ?? '') ? listClockNotes(typed.birthDate ?? '', place) : []
  const isClockAsked = isForChart || notes.length > 0 || !['', 'standard'].includes(typed.clock ?? '')
  const doubt = timeDoubt(typed) ?? props.doubt
  const isGuardianAsked =
    purpose === 'booking' && (errors.guardian !== undefined || isChild(typed.birthDate ?? '', latest))
  const drawn = preview && isHydrated ? birthToDraw(typed, latest) : undefined
  const time = (
    <TextField
      {...field('birthTime')}
      type="time"
      label={isTimeOptional ? <Optional label={BIRTH_FORM.birthTime} /> : BIRTH_FORM.birthTime}
      hint={isTimeOptional ? BIRTH_FORM.timeOptionalHint : BIRTH_FORM.timeHint}
      required={isRequired('birthTime')}
      disabled={isHydrated && typed.timeUnknown === 'on'}
    />
  )

  return (
    <div
      ref={box}
      className={isForChart ? 'form' : 'grid gap-6'}
      onInput={({ currentTarget }) => set(textsIn(currentTarget, prefix))}
    >
      {isForChart && !isAnonymous && (
        <TextField
          {...field('fullName')}
          label={BIRTH_FORM.fullName}
          autoComplete={prefix === '' ? 'name' : 'off'}
          maxLength={120}
        />
      )}
      <div className={isForChart ? 'form' : 'form-pair'}>
        <BirthDateField
          {...field('birthDate')}
          label={BIRTH_FORM.birthDate}
          autoComplete={isForChart ? undefined : 'bday'}
          required={isRequired('birthDate')}
          onChange={(birthDate) => {
            set({ birthDate })
            onDate?.(birthDate)
          }}
          latest={latest}
          hasCalendar={isForChart && isHydrated}
        />
        {!isTimeSought && time}
      </div>
      {isAnonymous ? null : isForChart ? (
        <CheckboxField
          name={`${prefix}timeUnknown`}
          label={BIRTH_FORM.timeUnknown}
          defaultChecked={values.timeUnknown === 'on'}
        />
      ) : (
        <TimeKnownField values={values} error={errors.birthTime} time={isTimeSought ? time : null} />
      )}
      <PlaceField
        field={{
          name: `${prefix}birthPlace`,
          label: BIRTH_FORM.birthPlace,
          hint: BIRTH_FORM.placeHint,
          error: errors.birthPlace,
          required: isRequired('birthPlace'),
        }}
        maxLength={LONGEST_PLACE}
        chosenName={`${prefix}place`}
        defaultText={values.birthPlace ?? ''}
        defaultPlace={parsePlace(values.place ?? '') ?? null}
        {...(!isForChart && { notFound: BIRTH_FORM.noPlaceKept })}
        onChoose={(chosen) => set(chosen ? { place: JSON.stringify(chosen), birthPlace: placeLabel(chosen) } : {})}
      />
      {choices && choices.length > 0 && !(isForChart && isHydrated) && (
        <PlaceChoices
          name={`${prefix}placeChoice`}
          typed={values.birthPlace ?? ''}
          places={choices}
          {...(!isForChart && { none: BIRTH_FORM.noneOfPlaces })}
        />
      )}
      {isForChart && <CoordinateFields field={field} />}
      {isClockAsked && <ClockFields field={field} notes={notes} />}
      {doubt && (
        <DoubtFields prefix={prefix} doubt={doubt} chosen={values.occurrence ?? ''} error={errors.occurrence} />
      )}
      {isGuardianAsked && (
        <CheckboxField
          name="guardian"
          label={BIRTH_FORM.guardian}
          defaultChecked={values.guardian === 'on'}
          error={errors.guardian}
          required
        />
      )}
      {drawn && preview?.(drawn)}
    </div>
  )
}

/** What is in the fields now: fields that depend on others follow it. */
function useTypedBirth(values: BirthTexts, prefix: string) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(values)

  // Picks up what was typed before hydration.
  useEffect(() => {
    if (box.current) setTyped(textsIn(box.current, prefix))
  }, [prefix])

  return { box, typed, set: (changed: BirthTexts) => setTyped((before) => ({ ...before, ...changed })) }
}

const ALL_FIELDS = [...BIRTH_FIELDS, ...BOOKED_BIRTH_FIELDS]

/** A booking has other fields with some of these names: only those in the box are read. */
function textsIn(box: HTMLElement, prefix: string): BirthTexts {
  const form = box.closest('form')
  const data = form ? new FormData(form) : undefined
  const isInside = (name: string) => box.querySelector(`[name="${prefix}${name}"]`) !== null
  return recordOf(ALL_FIELDS, (name) => (isInside(name) ? String(data?.get(prefix + name) ?? '') : ''))
}

/** The props that show what is wrong with the birth of a chart. */
export function birthProblemProps(problem: BirthProblem | undefined) {
  const texts: Readonly<Record<string, Partial<Record<FieldProblem, string>>>> = BIRTH_PROBLEMS
  const errors: Errors = Object.fromEntries(
    Object.entries(problem?.problems ?? {}).map(([name, wrong]) => [name, texts[name]?.[wrong]]),
  )
  const { choices } = problem ?? {}
  if (!choices) return { errors, doubt: problem?.doubt }
  const birthPlace = choices.length > 0 ? BIRTH_FORM.choosePlace : BIRTH_FORM.noPlaceFound
  return { errors: { ...errors, birthPlace }, doubt: problem?.doubt, choices }
}
