import type { SentForm } from '#app/http/form.ts'
import { joinTypedEvents, LIFE_EVENT_ROWS } from '#domain/births/life-events.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { intakeField, joinTypedAnswers } from '#domain/content/intake-questions.ts'

type Asked = Pick<Service, 'intakeQuestions' | 'asksLifeEvents'>

/** The fields of the practice's own questions and of life events, joined as the booking form has them. */
export function typedIntake(
  sent: SentForm,
  { intakeQuestions, asksLifeEvents }: Asked,
): Pick<BookingFormValues, 'intakeAnswers' | 'lifeEvents'> {
  const answers = intakeQuestions.map(({ id }) => [id, sent.text(intakeField(id))])
  const events = Array.from({ length: asksLifeEvents ? LIFE_EVENT_ROWS : 0 }, (_, index) => ({
    when: sent.text(`eventWhen-${index}`),
    kind: sent.text(`eventKind-${index}`),
    note: sent.text(`eventNote-${index}`),
  }))
  return { intakeAnswers: joinTypedAnswers(Object.fromEntries(answers)), lifeEvents: joinTypedEvents(events) }
}
