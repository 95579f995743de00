import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LEDGER } from '#content/booking/account.ts'
import { LEDGER_METHODS, type LedgerMethod } from '#domain/payments/ledger.ts'

export const LEDGER_METHOD_OPTIONS = LEDGER_METHODS.map((value) => ({ value, label: LEDGER.methods[value] }))

type MoneyFieldsProps = {
  /** As it is typed; empty if there is nothing to suggest. */
  amount: string
  method: LedgerMethod
  /** How it was paid, or sent. */
  methodLabel: string
  problem: FormProblem
}

/** How much money came or went, and how. */
export function MoneyFields({ amount, method, methodLabel, problem: { values, fieldErrors } }: MoneyFieldsProps) {
  return (
    <>
      <TextField
        name="amount"
        inputMode="decimal"
        label={LEDGER.rupees}
        error={fieldErrors.amount}
        defaultValue={values.amount ?? amount}
        required
      />
      <SelectField
        name="way"
        label={methodLabel}
        options={LEDGER_METHOD_OPTIONS}
        error={fieldErrors.way}
        defaultValue={values.way ?? method}
        required
      />
    </>
  )
}
