import { Form } from 'react-router'
import { AUTH } from '#app/content/accounts.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ConsentField } from './consent-field.tsx'
import type { FormProblem } from './form-problem.ts'
import { usePendingIntent } from './use-pending-intent.ts'

export function SignUpForm({ problem }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'sign-up'
  const { fieldErrors, values } = problem
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="sign-up" />
      <TextField
        name="fullName"
        label={AUTH.fullName}
        autoComplete="name"
        defaultValue={values.fullName}
        error={fieldErrors.fullName}
        required
      />
      <TextField
        name="email"
        type="email"
        label={AUTH.email}
        autoComplete="username"
        defaultValue={values.email}
        error={fieldErrors.email}
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
      <Button type="submit" wide busy={isBusy} busyLabel={AUTH.creatingAccount}>
        {AUTH.createAccount}
      </Button>
    </Form>
  )
}
