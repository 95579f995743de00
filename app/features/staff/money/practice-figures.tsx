import type { ReactNode } from 'react'
import { ShareBar, type StepCounts, VisitSteps } from '#app/features/staff/bookings/visit-steps.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FIGURES } from '#content/staff/money/figures.ts'
import { monthYear } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import { type MonthRange, type MonthRangeProblem, percentOf, type Share } from '#domain/payments/practice-figures.ts'
import type { RevenueMonth } from '#domain/payments/revenue-months.ts'
import { MoneyChart } from './money-chart.tsx'
import { MoneyTable } from './money-table.tsx'
import { MonthColumns } from './month-columns.tsx'

const KINDS = ['held', 'missed', 'cancelled'] as const

type SessionsOfMonth = Readonly<Record<(typeof KINDS)[number], number>> & { readonly month: string }

const { sessionKinds: names } = FIGURES

/** The figures that are drawn above, as a table. */
function EachMonth({ children }: { children: ReactNode }) {
  return (
    <details className="desk-more figures-months">
      <summary>{FIGURES.eachMonth}</summary>
      {children}
    </details>
  )
}

/** Sessions held, missed and cancelled by month; the table leaves out months without any. */
function SessionFigures({ months }: { months: readonly SessionsOfMonth[] }) {
  const rows = months.filter((month) => KINDS.some((kind) => month[kind] > 0)).toReversed()
  if (rows.length === 0) return null

  return (
    <Card as="section" className="desk-form">
      <MonthColumns
        title={FIGURES.sessions}
        names={KINDS.map((kind) => names[kind])}
        months={months.map((row) => ({
          month: row.month,
          parts: KINDS.map((kind) => ({ name: names[kind], value: row[kind] })),
        }))}
        valueText={String}
      />
      <EachMonth>
        <DataTable
          caption={FIGURES.sessions}
          isCaptionHidden
          rows={rows}
          rowKey={({ month }) => month}
          columns={[
            { header: FIGURES.month, isRowHeader: true, cell: ({ month }) => monthYear(month) },
            ...KINDS.map((kind) => ({
              header: names[kind],
              isNumber: true,
              cell: (row: SessionsOfMonth) => row[kind],
            })),
          ]}
        />
      </EachMonth>
    </Card>
  )
}

export type PracticeFiguresView = {
  readonly typed: MonthRange
  readonly choices: readonly string[]
  readonly problem: MonthRangeProblem | undefined
  readonly total: Paise
  readonly received: readonly RevenueMonth[]
  readonly services: readonly Share[]
  readonly astrologers: readonly Share[]
  readonly methods: readonly Share[]
  readonly sessions: readonly SessionsOfMonth[]
  readonly steps: StepCounts
}

/** Money, sessions and visits of the chosen months, each drawn and as a table. */
export function PracticeFigures({ figures }: { figures: PracticeFiguresView }) {
  const { received, total, services, astrologers, methods, sessions, steps } = figures
  const hasMoney = services.length > 0
  return (
    <div className="figures grid grid-cols-1 gap-3 md:gap-4">
      <MonthChoice {...figures} />
      {hasMoney ? (
        <>
          <Card as="section" className="desk-form">
            <MoneyChart months={received} title={FIGURES.received} />
            <p className="font-semibold">{FIGURES.receivedTotal(formatRupees(total))}</p>
            <EachMonth>
              <MoneyTable months={received} title={FIGURES.received} />
            </EachMonth>
          </Card>
          <div className="figures-shares">
            <ShareTable title={FIGURES.byService} nameColumn={FIGURES.service} shares={services} />
            <ShareTable title={FIGURES.byAstrologer} nameColumn={FIGURES.astrologer} shares={astrologers} />
            <ShareTable title={FIGURES.byMethod} nameColumn={FIGURES.method} shares={methods} />
          </div>
        </>
      ) : (
        <EmptyState title={FIGURES.none} level={2}>
          {FIGURES.noneLead}
        </EmptyState>
      )}
      <SessionFigures months={sessions} />
      <VisitSteps steps={steps} />
    </div>
  )
}

/** Works without script: the page is loaded again with the chosen months. */
function MonthChoice({ typed, choices, problem }: Pick<PracticeFiguresView, 'typed' | 'choices' | 'problem'>) {
  const options = choices.map((value) => ({ value, label: monthYear(value) }))
  return (
    <form method="get" className="no-print flex flex-wrap items-end gap-3">
      {problem && (
        <div className="basis-full">
          <Notice tone="danger">
            <p role="alert">{FIGURES.problems[problem]}</p>
          </Notice>
        </div>
      )}
      <SelectField name="from" label={FIGURES.from} options={options} defaultValue={typed.from} />
      <SelectField name="until" label={FIGURES.until} options={options} defaultValue={typed.until} />
      <Button type="submit" tone="secondary">
        {FIGURES.show}
      </Button>
    </form>
  )
}

type ShareTableProps = { title: string; nameColumn: string; shares: readonly Share[] }

/** What each name has received, with a bar for its share. */
function ShareTable({ title, nameColumn, shares }: ShareTableProps) {
  const total = shares.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  return (
    <Card as="section">
      <DataTable
        caption={title}
        rows={shares}
        rowKey={({ name }) => name}
        columns={[
          {
            header: nameColumn,
            isRowHeader: true,
            cell: ({ name, amount }) => (
              <>
                {name}
                <ShareBar part={amount} whole={total} />
              </>
            ),
          },
          { header: FIGURES.amount, isNumber: true, cell: ({ amount }) => formatRupees(amount) },
          { header: FIGURES.share, isNumber: true, cell: ({ amount }) => FIGURES.percent(percentOf(amount, total)) },
        ]}
      />
    </Card>
  )
}
