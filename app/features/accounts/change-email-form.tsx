import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PROFILE } from '#content/accounts/account-pages.ts'

export function ChangeEmailForm({ problem: { fieldErrors, values } }: { problem: FormProblem }) {
  const isBusy = usePendingIntent() === 'change-email'
  return (
    <Card as="section">
      <Form method="post" className="grid gap-4" noValidate replace>
        <h2 className="text-xl">{PROFILE.changeEmail}</h2>
        <TextField
          name="newEmail"
          type="email"
          label={PROFILE.newEmail}
          autoComplete="email"
          defaultValue={values.newEmail}
          error={fieldErrors.newEmail}
          required
        />
        <PasswordField
          name="emailPassword"
          label={PROFILE.currentPassword}
          autoComplete="current-password"
          error={fieldErrors.emailPassword}
          required
        />
        <p>
          <Button
            type="submit"
            name="intent"
            value="change-email"
            tone="secondary"
            busy={isBusy}
            busyLabel={PROFILE.saving}
          >
            {PROFILE.changeEmail}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
