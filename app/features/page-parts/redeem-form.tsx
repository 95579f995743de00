import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { REDEEM } from '#content/booking/vouchers.ts'

/** Longer than a code with its separators, so that a pasted one is never cut. */
const LONGEST_TYPED = 40

type RedeemFormProps = { typed: string | undefined; error: string | undefined }

/** Turns the code of a gift voucher into credit. */
export function RedeemForm({ typed, error }: RedeemFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-3" replace>
      <input type="hidden" name="intent" value="redeem-voucher" />
      <TextField
        name="voucher"
        label={REDEEM.code}
        hint={REDEEM.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_TYPED}
        defaultValue={typed}
        error={error}
        required
      />
      <p>
        <Button type="submit" tone="secondary" busy={isBusy} busyLabel={REDEEM.submitting}>
          {REDEEM.submit}
        </Button>
      </p>
    </Form>
  )
}
