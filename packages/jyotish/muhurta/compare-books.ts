import { accepted, type Outcome } from '../outcome.ts'
import type { CivilDate } from '../time/julian-day.ts'
import type { BookId, CustomBook } from './books.ts'
import { type ExplainedDay, explainDay, type MuhurtaRefusal, type MuhurtaSearch } from './find-muhurta.ts'
import type { RuleId } from './rules.ts'

/** A day by two books, and the rules that only one of them holds against it. */
export type BookComparison = { days: [ExplainedDay, ExplainedDay]; only: [RuleId[], RuleId[]] }

type DayQuestion = Omit<MuhurtaSearch, 'from' | 'to' | 'book'> & { date: CivilDate }

/** Why one book lists a day and another does not. */
export function compareBooks(
  question: DayQuestion,
  one: BookId | CustomBook,
  other: BookId | CustomBook,
): Outcome<BookComparison, MuhurtaRefusal> {
  const first = explainDay({ ...question, book: one })
  if (!first.ok) return first
  const second = explainDay({ ...question, book: other })
  if (!second.ok) return second
  const missingIn = (mine: ExplainedDay, theirs: ExplainedDay) =>
    mine.vetoes.map(({ id }) => id).filter((id) => theirs.vetoes.every((veto) => veto.id !== id))
  return accepted({
    days: [first.value, second.value],
    only: [missingIn(first.value, second.value), missingIn(second.value, first.value)],
  })
}
