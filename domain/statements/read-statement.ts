import type { IsoDate } from '#domain/time/india-time.ts'
import type { Paise } from '../money.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { directionOfApp, isMade } from './app-exports.ts'
import { type DecimalMark, decimalMarkOf, readDirection, readStatementAmount } from './statement-amount.ts'
import { type DateOrder, dateOrderOf, isTimeAlone, readStatementDate } from './statement-date.ts'
import {
  detectLayout,
  isHeading,
  type StatementBank,
  type StatementColumns,
  type StatementLayout,
} from './statement-layout.ts'
import { isRoundedReference, readReferences } from './statement-references.ts'

export type StatementRow = readonly string[]

/** An incoming payment. */
export type StatementCredit = {
  /** The line number in the file, shown to staff. */
  readonly line: number
  readonly date: IsoDate
  readonly amount: Paise
  /** All numbers in the line that can be UPI references. */
  readonly references: readonly string[]
  readonly narration: string
}

/** A payment that went out; only its reference is of interest, to find refunds. */
export type StatementDebit = StatementCredit

export type SkippedRow = { readonly line: number; readonly reason: SkippedLineReason }
export type SkippedLineReason =
  | 'date-unreadable'
  | 'amount-unreadable'
  | 'both-directions'
  | 'direction-unclear'
  | 'lines-run-together'
  | 'columns-shifted'

export type ReadStatement = {
  readonly bank: StatementBank
  readonly credits: readonly StatementCredit[]
  readonly debits: readonly StatementDebit[]
  readonly debitCount: number
  /** Payments in the export of an app that failed or are not made yet. */
  readonly unfinishedCount: number
  readonly skipped: readonly SkippedRow[]
  /** How many credits have no reference left because a spreadsheet rounded it. */
  readonly roundedCount: number
  /** The days covered by the file; null for a file without lines. */
  readonly period: { readonly from: IsoDate; readonly until: IsoDate } | null
}

/** Reads the credits of a bank statement, and the debits that have a reference. Without a layout the headings must be known ones. */
export function readStatement(
  rows: readonly StatementRow[],
  layout: StatementLayout | undefined = detectLayout(rows),
): Outcome<ReadStatement, 'layout-unknown'> {
  if (!layout) return refused('layout-unknown')

  const { bank, headerIndex, columns } = layout
  const header = rows[headerIndex] ?? []
  const width = header.findLastIndex((heading) => heading.trim() !== '') + 1
  const cellsIn = (column: number | null) =>
    rows.slice(headerIndex + 1).map((row) => normalizeCell(cellAt(row, column)))
  const format = {
    width,
    order: dateOrderOf(cellsIn(columns.date)),
    decimalMark: decimalMarkOf([columns.credit, columns.debit, columns.amount].flatMap(cellsIn)),
  }
  const movements: Movement[] = []
  const skipped: SkippedRow[] = []
  let unfinishedCount = 0
  // A long narration continues in the following lines.
  let open: Movement | undefined

  for (const [index, row] of rows.entries()) {
    if (index <= headerIndex || isHeading(row, header)) continue
    const read = readLine(row.map(normalizeCell), columns, format)
    if (read.kind === 'continuation') open?.narration.push(read.text)
    else open = undefined
    if (read.kind === 'unfinished') unfinishedCount += 1
    if (read.kind === 'skipped') skipped.push({ line: index + 1, reason: read.reason })
    if (read.kind === 'movement') {
      open = { ...read, line: index + 1, narration: [read.text] }
      movements.push(open)
    }
  }

  const credits: StatementCredit[] = []
  const debits: StatementDebit[] = []
  let roundedCount = 0
  for (const movement of movements) {
    const line = lineOf(movement)
    if (!movement.isCredit) {
      if (line.references.length > 0) debits.push(line)
      continue
    }
    credits.push(line)
    if (line.references.length === 0 && isRoundedReference(movement.reference)) roundedCount += 1
  }
  return accepted({
    bank,
    credits,
    debits,
    debitCount: movements.length - credits.length,
    unfinishedCount,
    skipped,
    roundedCount,
    period: periodOf(movements),
  })
}

type Line =
  | {
      readonly kind: 'movement'
      readonly date: IsoDate
      readonly amount: Paise
      readonly isCredit: boolean
      readonly reference: string
      readonly text: string
    }
  | { readonly kind: 'continuation'; readonly text: string }
  | { readonly kind: 'skipped'; readonly reason: SkippedLineReason }
  /** A payment that failed or is not made yet. */
  | { readonly kind: 'unfinished' }
  /** Balances, totals, rulers and empty lines. */
  | { readonly kind: 'nothing' }

type Movement = Pick<Line & { kind: 'movement' }, 'date' | 'amount' | 'isCredit' | 'reference'> & {
  readonly line: number
  readonly narration: string[]
}

const NOTHING: Line = { kind: 'nothing' }

type Format = { readonly width: number; readonly order: DateOrder; readonly decimalMark: DecimalMark }

function readLine(row: StatementRow, columns: StatementColumns, { width, order, decimalMark }: Format): Line {
  const text = cellAt(row, columns.narration)
  const dateCell = cellAt(row, columns.date)
  const money = readMoney(row, columns, decimalMark)

  if (dateCell === '' || isTimeAlone(dateCell))
    return money === 'nothing' && HAS_WORDS.test(text) ? { kind: 'continuation', text } : NOTHING
  if (swallowsOtherLines(row)) return { kind: 'skipped', reason: 'lines-run-together' }

  const date = readStatementDate(dateCell, order)
  if (date !== undefined && !hasWidth(row, width)) return { kind: 'skipped', reason: 'columns-shifted' }
  if (money === 'nothing') return NOTHING
  // Lines such as "Statement summary" have text in the date column.
  if (date === undefined) return HAS_DIGIT.test(dateCell) ? { kind: 'skipped', reason: 'date-unreadable' } : NOTHING
  if (!isMade(cellAt(row, columns.status ?? null))) return { kind: 'unfinished' }
  if (typeof money === 'string') return { kind: 'skipped', reason: money }
  return { kind: 'movement', date, ...money, reference: cellAt(row, columns.reference), text }
}

const HAS_WORDS = /[\p{L}\d]/u
const HAS_DIGIT = /\d/

function periodOf(movements: readonly Movement[]): ReadStatement['period'] {
  const dates = movements.map(({ date }) => date).toSorted()
  const [from] = dates
  const until = dates.at(-1)
  return from !== undefined && until !== undefined ? { from, until } : null
}

function lineOf({ line, date, amount, reference, narration }: Movement): StatementCredit {
  // A line break may fall inside a number or between two words, so both ways of joining are tried.
  const texts = [reference, narration.join(' '), narration.join('')]
  const references = [...new Set(texts.flatMap(readReferences))]
  return { line, date, amount, references, narration: narration.join(' ').slice(0, 300) }
}

type Money =
  | { readonly amount: Paise; readonly isCredit: boolean }
  | 'nothing'
  | Exclude<SkippedLineReason, 'date-unreadable' | 'lines-run-together' | 'columns-shifted'>

function readMoney(row: StatementRow, columns: StatementColumns, decimalMark: DecimalMark): Money {
  return columns.credit === null ? readSigned(row, columns, decimalMark) : readTwoColumns(row, columns, decimalMark)
}

function readTwoColumns(row: StatementRow, { credit, debit }: StatementColumns, decimalMark: DecimalMark): Money {
  const cameIn = readStatementAmount(cellAt(row, credit), decimalMark)
  const wentOut = readStatementAmount(cellAt(row, debit), decimalMark)
  if (cameIn === undefined || wentOut === undefined) return 'amount-unreadable'

  const hasCredit = cameIn !== null && cameIn.amount > 0
  const hasDebit = wentOut !== null && wentOut.amount > 0
  if (hasCredit && hasDebit) return 'both-directions'
  if (hasDebit) return { amount: wentOut.amount, isCredit: false }
  // A negative figure in the deposit column is a debit.
  if (hasCredit) return { amount: cameIn.amount, isCredit: cameIn.direction !== 'debit' }
  return 'nothing'
}

function readSigned(row: StatementRow, columns: StatementColumns, decimalMark: DecimalMark): Money {
  const read = readStatementAmount(cellAt(row, columns.amount), decimalMark)
  if (read === undefined) return 'amount-unreadable'
  if (read === null || read.amount === 0) return 'nothing'

  const stated = readDirection(cellAt(row, columns.direction)) ?? directionInWords(row, columns)
  if (stated !== null && read.direction !== null && stated !== read.direction) return 'both-directions'
  const direction = stated ?? read.direction
  return direction === null ? 'direction-unclear' : { amount: read.amount, isCredit: direction === 'credit' }
}

/** Only the exports of payment apps have a status; they say in words what came in. */
function directionInWords(row: StatementRow, columns: StatementColumns): ReturnType<typeof directionOfApp> {
  const { status = null } = columns
  if (status === null) return null
  const texts = {
    type: cellAt(row, columns.direction),
    status: cellAt(row, status),
    text: cellAt(row, columns.narration),
  }
  return directionOfApp(texts)
}

/** An unclosed quotation mark pulls the following lines into one cell. */
function swallowsOtherLines(row: StatementRow): boolean {
  return row.some((cell) =>
    cell
      .split(/[\r\n]+/)
      .slice(1)
      .some((line) => /^"?\s*\d{1,4}[/. -]\w{2,3}[/. -]\d{2,4}/.test(line)),
  )
}

/**
 * An extra separator can make a debit look like a credit, and a truncated line may have lost digits of its amount. Only
 * lines with as many cells as there are headings are trusted.
 */
function hasWidth(row: StatementRow, width: number): boolean {
  return row.length >= width && row.slice(width).every((cell) => cell === '')
}

/** Spreadsheets mark long numbers as text with ="…" or an apostrophe. */
function normalizeCell(cell: string): string {
  return cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()
}

function cellAt(row: StatementRow, column: number | null): string {
  return column === null ? '' : (row[column] ?? '')
}
