import { BOOKING_FIELDS } from '#app/content/booking.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isUnderAge } from '#domain/accounts/age.ts'
import { EARLIEST_BIRTH_DATE, LONGEST_NOTES, LONGEST_PLACE } from '#domain/bookings/booking-limits.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import { isCalendarDate } from '#domain/india-time.ts'
import type { BookingPage } from './booking-page.ts'

export type Filled = {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

export function PersonFields({ values, errors }: Filled) {
  return (
    <div className="form-pair">
      <TextField
        name="fullName"
        label={BOOKING_FIELDS.fullName}
        autoComplete="name"
        defaultValue={values.fullName}
        error={errors.fullName}
        maxLength={200}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={BOOKING_FIELDS.phone}
        hint={BOOKING_FIELDS.phoneHint}
        autoComplete="tel"
        defaultValue={values.phone}
        error={errors.phone}
        maxLength={40}
        required
      />
    </div>
  )
}

/** For a visitor, who continues with a code sent to this address. */
export function EmailField({ values, errors }: Filled) {
  return (
    <TextField
      name="email"
      type="email"
      label={BOOKING_FIELDS.email}
      hint={BOOKING_FIELDS.emailHint}
      autoComplete="email"
      maxLength={200}
      defaultValue={values.email}
      error={errors.email}
      required
    />
  )
}

type BirthFieldsProps = Filled & { today: string; isOptional?: boolean; needsTime?: boolean }

export function BirthFields({ values, errors, today, isOptional = false, needsTime = true }: BirthFieldsProps) {
  const isGuardianAsked =
    errors.guardian !== undefined || (values.birthDate !== undefined && isChild(values.birthDate, today))
  return (
    <>
      <div className="form-pair">
        <TextField
          name="birthDate"
          type="date"
          label={BOOKING_FIELDS.birthDate}
          autoComplete="bday"
          min={EARLIEST_BIRTH_DATE}
          max={today}
          defaultValue={values.birthDate}
          error={errors.birthDate}
          required={!isOptional}
        />
        <TextField
          name="birthTime"
          type="time"
          label={needsTime ? BOOKING_FIELDS.birthTime : <Optional label={BOOKING_FIELDS.birthTime} />}
          hint={needsTime ? BOOKING_FIELDS.birthTimeHint : BOOKING_FIELDS.birthTimeOptionalHint}
          defaultValue={values.birthTime}
          error={errors.birthTime}
          required={needsTime && !isOptional}
        />
      </div>
      <TextField
        name="birthPlace"
        label={BOOKING_FIELDS.birthPlace}
        hint={BOOKING_FIELDS.birthPlaceHint}
        autoComplete="off"
        maxLength={LONGEST_PLACE}
        defaultValue={values.birthPlace}
        error={errors.birthPlace}
        required={!isOptional}
      />
      {isGuardianAsked && (
        <CheckboxField
          name="guardian"
          label={BOOKING_FIELDS.guardian}
          defaultChecked={values.guardian === 'on'}
          error={errors.guardian}
          required
        />
      )}
    </>
  )
}

/** Also true for a refused form that is shown again; false until the date is complete. */
function isChild(birthDate: string, today: string): boolean {
  return isCalendarDate(birthDate) && birthDate <= today && isUnderAge(birthDate, today)
}

export function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="field-optional">({BOOKING_FIELDS.optional})</span>
    </>
  )
}

function noteHint({ type, isPrasna, isPerQuestion }: BookingPage['service']): string {
  if (isPerQuestion) return BOOKING_FIELDS.questionsHint
  return isPrasna ? BOOKING_FIELDS.questionHint : BOOKING_FIELDS.notesHint[type]
}

type NotesFieldProps = Filled & { service: BookingPage['service'] }

export function NotesField({ values, errors, service }: NotesFieldProps) {
  return (
    <TextAreaField
      name="notes"
      label={<Optional label={service.isPrasna ? BOOKING_FIELDS.question : BOOKING_FIELDS.notes} />}
      hint={noteHint(service)}
      rows={3}
      maxLength={LONGEST_NOTES}
      defaultValue={values.notes}
      error={errors.notes}
    />
  )
}

const CONSENTS = {
  course: BOOKING_FIELDS.consentCourse,
  consultation: BOOKING_FIELDS.consent,
  pass: BOOKING_FIELDS.consentPass,
  voucher: BOOKING_FIELDS.consentPass,
} as const satisfies Record<ServiceType, string>

export function DetailsConsent({ values, errors, serviceType }: Filled & { serviceType: ServiceType }) {
  const label = (
    <span>
      {CONSENTS[serviceType]}{' '}
      <a className="text-link" href="/privacy" target="_blank" rel="noreferrer">
        {BOOKING_FIELDS.privacy}
      </a>{' '}
      {BOOKING_FIELDS.consentEnd}
    </span>
  )
  return (
    <CheckboxField
      name="consent"
      label={label}
      defaultChecked={values.consent === 'on'}
      error={errors.consent}
      required
    />
  )
}
