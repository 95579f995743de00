import { plural } from '#content/words/grammar.ts'

type BookedService = {
  readonly serviceName: string
  /** Missing for one question, and in what is older than it: there the name says how many. */
  readonly questionCount?: number | undefined
}

/** What was booked: "Prasna", or "Prasna (3 questions)". */
/* @__NO_SIDE_EFFECTS__ */
export function serviceText({ serviceName, questionCount = 1 }: BookedService): string {
  if (questionCount === 1) return serviceName
  return `${serviceName} (${questionCount} ${plural(questionCount, 'question', 'questions')})`
}
