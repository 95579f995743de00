import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SIGN_IN_CODE } from '#content/accounts/accounts.ts'
import { ConsentField } from './consent-field.tsx'

/** The code and the consent, which only a new client has to give. */
export function EnterCodeForm({ problem, submit }: { problem: FormProblem; submit: string }) {
  const isBusy = usePendingIntent() === 'enter-code'
  const { fieldErrors, values } = problem
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <div className="reference-input">
        <TextField
          name="code"
          label={SIGN_IN_CODE.code}
          hint={SIGN_IN_CODE.sentHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          // The step has one field, and the code is on its way.
          autoFocus
          maxLength={12}
          pattern="(\\D*\\d){6}\\D*"
          defaultValue={values.code}
          error={fieldErrors.code}
          required
        />
      </div>
      <ConsentField isTicked={values.consent === 'on'} error={fieldErrors.consent} isOptional />
      <Button type="submit" name="intent" value="enter-code" wide busy={isBusy} busyLabel={SIGN_IN_CODE.entering}>
        {submit}
      </Button>
    </Form>
  )
}
