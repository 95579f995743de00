import { SETUP_ADDRESS } from '#app/content/account-pages.ts'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { TextField } from '#app/ui/text-field.tsx'

type SetupAddressFieldProps = {
  /** The address that the practice has for this; empty in a practice that has none yet. */
  preset: string
  problem: FormProblem
}

/** Whose account is set up: the preset address, unless somebody types their own. */
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
