import type { SentForm } from '#app/http/form.ts'
import { recordOf } from '#domain/record-of.ts'
import type { StatementColumns } from '#domain/statements/statement-layout.ts'

const OPTIONAL = ['reference', 'credit', 'debit', 'amount', 'direction', 'status'] as const

/** The chosen column; null for none. */
export function columnIn(form: SentForm, name: string): number | null {
  const value = form.text(name)
  return /^\d{1,2}$/.test(value) ? Number(value) : null
}

export function columnsIn(form: SentForm): StatementColumns {
  return {
    ...recordOf(OPTIONAL, (name) => columnIn(form, name)),
    date: columnIn(form, 'date') ?? 0,
    narration: columnIn(form, 'narration') ?? 0,
  }
}
