import { Form, Link } from 'react-router'
import { AUTH } from '#app/content/accounts.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FormProblem } from './form-problem.ts'
import { usePendingIntent } from './use-pending-intent.ts'

export function SignInForm({ problem, forgotPath }: { problem: FormProblem; forgotPath: string }) {
  const isBusy = usePendingIntent() === 'sign-in'
  const { fieldErrors, values } = problem
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="sign-in" />
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
        autoComplete="current-password"
        error={fieldErrors.password}
        required
      />
      <p>
        <Link className="text-link" to={forgotPath} preventScrollReset>
          {AUTH.forgot}
        </Link>
      </p>
      <Button type="submit" wide busy={isBusy} busyLabel={AUTH.signingIn}>
        {AUTH.signIn}
      </Button>
    </Form>
  )
}
