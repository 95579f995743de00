import { Form } from 'react-router'
import { AUTH, RESEND } from '#app/content/accounts.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FormProblem } from './form-problem.ts'
import { usePendingIntent } from './use-pending-intent.ts'

export function ResendForm({ problem: { fieldErrors, values } }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'resend'
  return (
    <Form method="post" action="/auth?resend=1" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="resend" />
      <TextField
        name="email"
        type="email"
        label={AUTH.email}
        autoComplete="username"
        defaultValue={values.email}
        error={fieldErrors.email}
        required
      />
      <Button type="submit" wide busy={isBusy} busyLabel={AUTH.sending}>
        {RESEND.send}
      </Button>
    </Form>
  )
}
