import type { BirthDetails } from '#domain/births/birth-details.ts'
import { joinTypedEvents } from '#domain/births/life-events.ts'
import { joinTypedAnswers } from '#domain/content/intake-questions.ts'

/** The fields of the booking form with what was answered. */
export function intakeTextsOf({ answers, lifeEvents }: Pick<BirthDetails, 'answers' | 'lifeEvents'>) {
  return {
    intakeAnswers: joinTypedAnswers(Object.fromEntries(answers.map(({ questionId, text }) => [questionId, text]))),
    lifeEvents: joinTypedEvents(lifeEvents),
  }
}
