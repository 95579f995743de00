// The entry point `@muhurta/jyotish/muhurta`: rules as data, rule books, and the search for windows.

export type { Direction } from './almanac/disha-shula.ts'
export { BOOK_IDS, BOOKS, type Book, type BookId, type CustomBook, rulesFor } from './muhurta/books.ts'
export { type BookComparison, compareBooks } from './muhurta/compare-books.ts'
export type { Person } from './muhurta/conditions.ts'
export {
  type DayWithoutWindow,
  type ExplainedDay,
  explainDay,
  type Finding,
  findMuhurtas,
  type MuhurtaRefusal,
  type MuhurtaResult,
  type MuhurtaSearch,
  type MuhurtaWindow,
  rankMuhurtas,
} from './muhurta/find-muhurta.ts'
export { PURPOSES, type Purpose } from './muhurta/purposes.ts'
export type { Condition, Rule, RuleSource, Verdict } from './muhurta/rule.ts'
export { type ActiveRule, type KnownRule, RULES, type RuleId } from './muhurta/rules.ts'
