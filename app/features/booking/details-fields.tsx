import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BOOKING_FIELDS } from '#content/booking/booking.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { BookingPage } from './booking-page.ts'

/** Six digits or more, with what people write between them. */
const PHONE_PATTERN = '\\+?[\\s\\(\\).\\-]*(\\d[\\s\\(\\).\\-]*){6,15}'

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
        pattern={PHONE_PATTERN}
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
      label={service.isPrasna ? BOOKING_FIELDS.question : <Optional label={BOOKING_FIELDS.notes} />}
      required={service.isPrasna}
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
