import { Accordion } from '#app/ui/accordion.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BIRTH_OF_BOOKING } from '#content/booking/birth-of-booking.ts'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { BOOKED_BIRTH_FIELDS } from '#domain/births/birth-form.ts'
import type { Place } from '#domain/births/places.ts'
import { COURSE_START_DAYS_AHEAD } from '#domain/bookings/booking-limits.ts'
import { addDays } from '#domain/time/india-time.ts'
import { BookingBirthFields } from './birth/booking-birth-fields.tsx'
import type { Filled } from './details-fields.tsx'

type CourseFieldsProps = Filled & { today: string }

/** A course is taken at the student's own pace: it has a first day and no hour. */
export function StartDateField({ values, errors, today }: CourseFieldsProps) {
  return (
    <TextField
      name="bookingDate"
      type="date"
      label={BOOKING_FIELD_TEXTS.start}
      hint={BOOKING_FIELD_TEXTS.startHint}
      min={today}
      max={addDays(today, COURSE_START_DAYS_AHEAD)}
      defaultValue={values.bookingDate}
      error={errors.bookingDate}
      required
    />
  )
}

type OptionalBirthProps = CourseFieldsProps & { places: readonly Place[] | undefined }

/** Folded, unless a field in it has a problem. */
export function OptionalBirthFields({ values, errors, today, places }: OptionalBirthProps) {
  const isOpen = [...BOOKED_BIRTH_FIELDS, 'guardian'].some((name) => errors[name] !== undefined)
  const fields = (
    <div className="grid gap-6">
      <p className="hint">{BIRTH_OF_BOOKING.courseLead}</p>
      <BookingBirthFields values={values} errors={errors} latest={today} choices={places} required={[]} />
    </div>
  )
  return <Accordion items={[{ question: BIRTH_OF_BOOKING.headingOptional, answer: fields, isOpen }]} />
}
