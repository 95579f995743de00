import { Form } from 'react-router'
import { type AccountDeletionView, Endings } from '#app/features/page-parts/endings.tsx'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PROFILE } from '#content/accounts/account-pages.ts'
import { shortDay } from '#content/words/dates.ts'

type DeleteAccountProps = { hasPassword: boolean; departure: AccountDeletionView; problem: FormProblem }

/** Collapsed, because it is rarely needed. */
export function DeleteAccount({ hasPassword, departure, problem }: DeleteAccountProps) {
  const { fieldErrors } = problem
  const hasProblem = Object.keys(fieldErrors).length > 0
  return (
    <Card as="section">
      <details {...(hasProblem && { open: true })}>
        <summary className="cursor-pointer font-semibold">{PROFILE.deleteAccount}</summary>
        <Form method="post" className="grid gap-4 pt-4" noValidate replace>
          <p className="hint">{PROFILE.deleteLead}</p>
          <input type="hidden" name="statement" value={departure.statement} />
          <Endings
            endings={departure.endings}
            lead={PROFILE.endings(departure.endings.length)}
            retained={PROFILE.endingsRetained}
          />
          {hasPassword ? (
            <PasswordField
              name="deletePassword"
              label={PROFILE.currentPassword}
              autoComplete="current-password"
              error={fieldErrors.deletePassword ?? fieldErrors.deleteEmail}
              required
            />
          ) : (
            <TextField
              name="deleteEmail"
              type="email"
              label={PROFILE.deleteEmail}
              error={fieldErrors.deleteEmail}
              required
            />
          )}
          <p>
            <Button type="submit" name="intent" value="delete" tone="danger">
              {PROFILE.deleteConfirm}
            </Button>
          </p>
        </Form>
      </details>
    </Card>
  )
}

export function DeletionDue({ eraseAfter, hasBooked }: { eraseAfter: Date; hasBooked: boolean }) {
  return (
    <div className="lg:col-span-2">
      <Notice tone="danger">
        <Form method="post" className="flex flex-wrap items-center gap-4">
          <span>{PROFILE.deletionDue(shortDay(eraseAfter))}</span>
          <Button type="submit" name="intent" value="keep" tone="secondary" size="sm">
            {PROFILE.keepAccount}
          </Button>
        </Form>
        {hasBooked && <p>{PROFILE.endsThen}</p>}
      </Notice>
    </div>
  )
}
