import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { AUTH } from '#content/accounts/accounts.ts'
import { AddressField } from './account-fields.tsx'
import { HiddenTimeZoneField } from './time-zone-field.tsx'

export function SignInForm({ problem, forgotPath }: { problem: FormProblem; forgotPath: string }) {
  const isBusy = usePendingIntent() === 'sign-in'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="sign-in" />
      <HiddenTimeZoneField />
      <AddressField problem={problem} />
      <PasswordField
        name="password"
        label={AUTH.password}
        autoComplete="current-password"
        error={problem.fieldErrors.password}
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
