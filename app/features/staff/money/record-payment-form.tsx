import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { RECORD_PAYMENT } from '#content/staff/money/ledger.ts'
import { LONGEST_PAYMENT_NOTE, LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import { MoneyFields } from './money-fields.tsx'

type RecordPaymentFormProps = {
  /** The balance, as it is typed; empty if nothing is due. */
  amount: string
  today: string
  formKey: string
  problem: FormProblem
}

export function RecordPaymentForm({ amount, today, formKey, problem }: RecordPaymentFormProps) {
  const { values, fieldErrors } = problem
  return (
    <Card as="section">
      <Form method="post" className="desk-form">
        <input type="hidden" name="formKey" value={values.formKey ?? formKey} />
        <div className="desk-form-row">
          <MoneyFields amount={amount} method="cash" methodLabel={RECORD_PAYMENT.method} problem={problem} />
          <TextField
            name="paidOn"
            type="date"
            max={today}
            label={RECORD_PAYMENT.paidOn}
            error={fieldErrors.paidOn}
            defaultValue={values.paidOn ?? today}
            required
          />
        </div>
        <TextField
          name="reference"
          label={RECORD_PAYMENT.reference}
          hint={RECORD_PAYMENT.referenceHint}
          error={fieldErrors.reference}
          defaultValue={values.reference}
          maxLength={LONGEST_REFERENCE}
        />
        <TextField
          name="note"
          label={RECORD_PAYMENT.note}
          hint={RECORD_PAYMENT.noteHint}
          defaultValue={values.note}
          maxLength={LONGEST_PAYMENT_NOTE}
        />
        <p>
          <Button type="submit">{RECORD_PAYMENT.submit}</Button>
        </p>
      </Form>
    </Card>
  )
}
