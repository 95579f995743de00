import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { NewTabLink, TextWithLinks } from '#app/ui/text-with-links.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { BookingPageView } from './booking-page-view.ts'

/** Six digits or more, with what people write between them. */
const PHONE_PATTERN = '\\+?[\\s\\(\\).\\-]*(\\d[\\s\\(\\).\\-]*){6,15}'

export type Filled = {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

export function ClientFields({ values, errors }: Filled) {
  return (
    <div className="form-pair">
      <TextField
        name="fullName"
        label={BOOKING_FIELD_TEXTS.fullName}
        autoComplete="name"
        defaultValue={values.fullName}
        error={errors.fullName}
        maxLength={200}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={BOOKING_FIELD_TEXTS.phone}
        hint={BOOKING_FIELD_TEXTS.phoneHint}
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
export function BookingEmailField({ values, errors }: Filled) {
  return (
    <TextField
      name="email"
      type="email"
      label={BOOKING_FIELD_TEXTS.email}
      hint={BOOKING_FIELD_TEXTS.emailHint}
      autoComplete="email"
      maxLength={200}
      defaultValue={values.email}
      error={errors.email}
      required
    />
  )
}

function noteHint({ type, isClass, isPrasna, isPerQuestion }: BookingPageView['service']): string {
  if (isClass) return BOOKING_FIELD_TEXTS.notesHint.pass
  if (isPerQuestion) return BOOKING_FIELD_TEXTS.questionsHint
  return isPrasna ? BOOKING_FIELD_TEXTS.questionHint : BOOKING_FIELD_TEXTS.notesHint[type]
}

type NotesFieldProps = Filled & { service: BookingPageView['service'] }

export function NotesField({ values, errors, service }: NotesFieldProps) {
  return (
    <TextAreaField
      name="notes"
      label={service.isPrasna ? BOOKING_FIELD_TEXTS.question : <Optional label={BOOKING_FIELD_TEXTS.notes} />}
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
  course: BOOKING_FIELD_TEXTS.consentCourse,
  consultation: BOOKING_FIELD_TEXTS.consent,
  pass: BOOKING_FIELD_TEXTS.consentPass,
  voucher: BOOKING_FIELD_TEXTS.consentPass,
} as const satisfies Record<ServiceType, string>

type ConsentProps = Filled & { service: Pick<BookingPageView['service'], 'type' | 'isClass'> }

export function DetailsConsent({ values, errors, service: { type, isClass } }: ConsentProps) {
  const label = (
    <span>
      <TextWithLinks
        text={isClass ? BOOKING_FIELD_TEXTS.consentPass : CONSENTS[type]}
        links={{ privacy: <NewTabLink path="/privacy">{BOOKING_FIELD_TEXTS.privacy}</NewTabLink> }}
      />
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
