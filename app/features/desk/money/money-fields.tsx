import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LEDGER } from '#content/desk/ledger.ts'
import { MONEY_WAYS, type MoneyWay } from '#domain/payments/ledger.ts'

export const MONEY_WAY_OPTIONS = MONEY_WAYS.map((value) => ({ value, label: LEDGER.ways[value] }))

type MoneyFieldsProps = {
  /** As it is typed; empty if there is nothing to suggest. */
  amount: string
  way: MoneyWay
  /** How it was paid, or sent. */
  wayLabel: string
  problem: FormProblem
}

/** How much money came or went, and how. */
export function MoneyFields({ amount, way, wayLabel, problem: { values, fieldErrors } }: MoneyFieldsProps) {
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
        label={wayLabel}
        options={MONEY_WAY_OPTIONS}
        error={fieldErrors.way}
        defaultValue={values.way ?? way}
        required
      />
    </>
  )
}
