import { Form } from 'react-router'
import { INVITATION } from '#app/content/account-pages.ts'
import { AUTH } from '#app/content/accounts.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ConsentField } from './consent-field.tsx'
import type { FormProblem } from './form-problem.ts'
import { usePendingIntent } from './use-pending-intent.ts'

/** For people whom an invitation brings here for the first time; the address is the one it was sent to. */
export function NewStaffForm({ problem: { fieldErrors, values } }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'create'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <TextField
        name="fullName"
        label={AUTH.fullName}
        autoComplete="name"
        defaultValue={values.fullName}
        error={fieldErrors.fullName}
        required
      />
      <PasswordField
        name="password"
        label={AUTH.password}
        autoComplete="new-password"
        hint={AUTH.passwordHint}
        error={fieldErrors.password}
        required
      />
      <ConsentField isTicked={values.consent === 'on'} error={fieldErrors.consent} />
      <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={AUTH.creatingAccount}>
        {INVITATION.create}
      </Button>
    </Form>
  )
}
