import { Form } from 'react-router'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { AUTH, CONFIRMATIONS } from '#content/accounts/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'

type ConfirmLinkProps = {
  email: string
  text: { readonly title: string; readonly lead: string; readonly button: string; readonly notMine: string }
}

/** What a link in an email opens. The form is sent to the same URL, which has the token. */
export function ConfirmLink({ email, text }: ConfirmLinkProps) {
  const isBusy = usePendingIntent() === 'confirm'
  return (
    <AuthFrame title={text.title} lead={text.lead}>
      <FactList facts={[{ term: AUTH.email, value: email }]} />
      <Form method="post" className="grid" replace>
        <input type="hidden" name="intent" value="confirm" />
        <Button type="submit" wide busy={isBusy} busyLabel={CONFIRMATIONS.busy}>
          {text.button}
        </Button>
      </Form>
      <p className="hint">{text.notMine}</p>
    </AuthFrame>
  )
}
