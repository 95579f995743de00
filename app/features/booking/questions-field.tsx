import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { formatRupees } from '#content/words/money.ts'
import { MOST_QUESTIONS } from '#domain/bookings/booking-limits.ts'
import type { BookingPrice } from '#domain/bookings/pricing.ts'
import type { Filled } from './details-fields.tsx'

/** How many questions, with the price of each choice, so that it is known without script too. */
export function QuestionsField({ values, errors, priceOf }: Filled & { priceOf: (count: number) => BookingPrice }) {
  const counts = Array.from({ length: MOST_QUESTIONS }, (_, index) => index + 1)
  return (
    <SelectField
      name="questions"
      label={BOOKING_FIELD_TEXTS.questions}
      options={counts.map((count) => ({
        value: String(count),
        label: BOOKING_FIELD_TEXTS.questionsPrice(count, formatRupees(priceOf(count).amount)),
      }))}
      defaultValue={values.questions || '1'}
      error={errors.questions}
    />
  )
}
