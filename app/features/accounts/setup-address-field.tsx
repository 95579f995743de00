import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { SETUP_ADDRESS } from '#content/accounts/account-pages.ts'

type SetupAddressFieldProps = {
  /** The practice's address for the role; may be empty. */
  preset: string
  problem: FormProblem
}

/** The address of the new account: the preset one unless another is typed. */
export function SetupAddressField({ preset, problem }: SetupAddressFieldProps) {
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
