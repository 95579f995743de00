import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SETUP_ADDRESS, SETUP_STATES } from '#content/accounts/account-pages.ts'

type SetUpFormProps = {
  setUp: { readonly state: 'open' | keyof typeof SETUP_STATES; readonly token: string; readonly preset: string }
  problem: FormProblem
  labels: { readonly create: string; readonly creating: string }
}

/** Creates the first account of a role, with the link that the server printed. */
export function SetUpForm({ setUp: { state, token, preset }, problem, labels }: SetUpFormProps) {
  const isBusy = usePendingIntent() !== undefined
  if (state !== 'open') return <Notice>{SETUP_STATES[state]}</Notice>
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="token" value={token} />
      <SetupAddressField preset={preset} problem={problem} />
      <Button type="submit" name="intent" value="create" wide busy={isBusy} busyLabel={labels.creating}>
        {labels.create}
      </Button>
    </Form>
  )
}

type SetupAddressFieldProps = {
  /** The practice's address for the role; may be empty. */
  preset: string
  problem: FormProblem
}

/** The address of the new account: the preset one unless another is typed. */
function SetupAddressField({ preset, problem }: SetupAddressFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      label={preset === '' ? SETUP_ADDRESS.own : SETUP_ADDRESS.another}
      hint={preset === '' ? undefined : SETUP_ADDRESS.hint(preset)}
      autoComplete="username"
      defaultValue={problem.values.email}
      error={problem.fieldErrors.email}
      required={preset === ''}
    />
  )
}
