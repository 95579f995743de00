import { EVENT_KINDS } from '#content/booking/intake.ts'
import { longDay, monthYear } from '#content/words/dates.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import type { LifeEvent } from '#domain/births/life-events.ts'
import type { IntakeAnswer } from '#domain/content/intake-questions.ts'

/** What a client answered in the booking form, as text. */
export type IntakeView = {
  readonly answers: readonly { readonly id: number; readonly label: string; readonly text: string }[]
  readonly events: readonly string[]
}

const NO_INTAKE: IntakeView = { answers: [], events: [] }

/** Files are listed with the others of the booking. */
export function intakeView(details: Pick<BirthDetails, 'answers' | 'lifeEvents'> | null): IntakeView {
  if (!details) return NO_INTAKE
  const answers = details.answers.filter(({ kind }) => kind !== 'file')
  return {
    answers: answers.map((answer) => ({ id: answer.questionId, label: answer.label, text: answerText(answer) })),
    events: details.lifeEvents.map(eventText),
  }
}

export function hasIntake({ answers, events }: IntakeView): boolean {
  return answers.length > 0 || events.length > 0
}

function answerText({ kind, text }: IntakeAnswer): string {
  return kind === 'date' ? longDay(text) : text
}

/** "May 2004: Marriage or partnership, in Pune". */
function eventText({ when, kind, note }: LifeEvent): string {
  return `${whenText(when)}: ${EVENT_KINDS[kind]}${note === '' ? '' : `, ${note}`}`
}

function whenText(when: string): string {
  if (when.length === 4) return when
  return when.length === 7 ? monthYear(when) : longDay(when)
}
