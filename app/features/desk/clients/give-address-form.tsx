import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { GIVE_ADDRESS } from '#content/desk/client-card.ts'

type GiveAddressFormProps = {
  /** The address that has a link which nobody has used yet. */
  offered: string | undefined
  problem: FormProblem
}

/** For a client without an email address. */
export function GiveAddressForm({ offered, problem }: GiveAddressFormProps) {
  return (
    <Card as="section" className="no-print">
      <Form method="post" className="desk-form" noValidate preventScrollReset>
        <h2 className="text-xl">{GIVE_ADDRESS.title}</h2>
        <p className="hint [overflow-wrap:anywhere]">{offered ? GIVE_ADDRESS.waiting(offered) : GIVE_ADDRESS.lead}</p>
        <TextField
          name="email"
          type="email"
          label={GIVE_ADDRESS.email}
          autoComplete="off"
          defaultValue={problem.values.email ?? offered ?? ''}
          error={problem.fieldErrors.email}
          required
        />
        <Button type="submit" name="intent" value="give-address" tone="secondary">
          {GIVE_ADDRESS.submit}
        </Button>
      </Form>
    </Card>
  )
}
