import type { BirthDetails } from '#domain/births/birth-details.ts'
import { joinTypedEvents } from '#domain/births/life-events.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { intakeTextsOf } from '#domain/bookings/intake-texts.ts'
import { joinTypedAnswers, offerAnswers } from '#domain/content/intake-questions.ts'

/** The fields of the form by the name of the person they are about; the client's own are under ''. */
export type OfferedIntake = Readonly<Record<string, ReturnType<typeof intakeTextsOf>>>

type Asked = Pick<Service, 'intakeQuestions' | 'asksLifeEvents'>

/** What was answered before about the same person, from the latest bookings, latest first. */
export function offerIntake({ intakeQuestions, asksLifeEvents }: Asked, given: readonly BirthDetails[]): OfferedIntake {
  const people = new Set(given.map(personOf))
  const offered = [...people].flatMap((person) => {
    const theirs = given.filter((details) => personOf(details) === person)
    const events = theirs.find(({ lifeEvents }) => lifeEvents.length > 0)?.lifeEvents ?? []
    const texts = {
      intakeAnswers: joinTypedAnswers(
        offerAnswers(
          intakeQuestions,
          theirs.map(({ answers }) => answers),
        ),
      ),
      lifeEvents: asksLifeEvents ? joinTypedEvents(events) : '',
    }
    return texts.intakeAnswers === '' && texts.lifeEvents === '' ? [] : [[person, texts] as const]
  })
  return Object.fromEntries(offered)
}

function personOf({ intake }: BirthDetails): string {
  return intake?.name ?? ''
}
