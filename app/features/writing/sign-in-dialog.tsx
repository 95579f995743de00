import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { SECOND_STEP } from '#content/accounts/second-factors.ts'
import { SIGN_IN_HERE } from '#content/frame/unsaved.ts'
import { to } from '#content/language.ts'

const ADDRESS = to('/auth/step.json')
const SECOND_STEP_PATH = '/account/second-step'

type SignInDialogProps = {
  /** The writer, who is asked first. */
  person: { readonly id: string; readonly email: string } | undefined
  onClose: () => void
  onSignedIn: (personId: string) => void
}

/** What the server says to a refused sign-in. */
type Refusal = {
  readonly fieldErrors?: Readonly<Record<string, string>>
  readonly toast?: { readonly detail?: string }
  /** The password was right, and a page of its own asks for the second factor. */
  readonly isSecondStepDue?: boolean
}

/**
 * Signs in over the page, which stays as it is. Other ways than a password have their own page: when the writer comes
 * back from it, the dialog notices.
 */
export function SignInDialog({ person, onClose, onSignedIn }: SignInDialogProps) {
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setBusy] = useState(false)

  // The other page is outside React.
  useEffect(() => {
    const look = async () => {
      if (person && (await findSignedIn().catch(() => null)) === person.id) onSignedIn(person.id)
    }
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [person, onSignedIn])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const refused = await signIn(form)
      const personId = refused ? null : await findSignedIn()
      if (personId !== null) return onSignedIn(personId)
      setRefusal(refused ?? FAILED)
    } catch {
      setRefusal(FAILED)
    }
    setBusy(false)
  }

  const { fieldErrors = {}, toast, isSecondStepDue } = refusal
  const message = Object.keys(fieldErrors).length === 0 ? toast?.detail : undefined
  return (
    <Dialog
      title={SIGN_IN_HERE.title}
      description={SIGN_IN_HERE.lead}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
        {message && (
          <div role="alert">
            <Notice tone="danger">{message}</Notice>
          </div>
        )}
        {isSecondStepDue && (
          <div role="alert">
            <Notice>
              <a className="text-link" href={to(SECOND_STEP_PATH)} target="_blank" rel="noreferrer">
                {SECOND_STEP.inNewTab}
              </a>
            </Notice>
          </div>
        )}
        <input type="hidden" name="intent" value="sign-in" />
        <TextField
          name="email"
          id="sign-in-email"
          type="email"
          label={SIGN_IN_HERE.email}
          autoComplete="username"
          defaultValue={person?.email}
          error={fieldErrors.email}
          required
        />
        <PasswordField
          name="password"
          id="sign-in-password"
          label={SIGN_IN_HERE.password}
          autoComplete="current-password"
          error={fieldErrors.password}
          required
        />
        <Button type="submit" wide busy={isBusy}>
          {SIGN_IN_HERE.submit}
        </Button>
        <p>
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={to('/auth')}
            target="_blank"
            rel="noreferrer"
          >
            {SIGN_IN_HERE.otherWay}
          </a>
        </p>
      </form>
    </Dialog>
  )
}

const FAILED: Refusal = { toast: { detail: SIGN_IN_HERE.failed } }

/** Undefined if it was accepted. */
async function signIn(form: FormData): Promise<Refusal | undefined> {
  const typed = [...form].map(([name, value]): [string, string] => [name, String(value)])
  const response = await fetch(ADDRESS, { method: 'post', body: new URLSearchParams(typed) })
  if (!response.ok) return (await response.json()) as Refusal
  const { goTo = '' } = (await response.json()) as { readonly goTo?: string }
  return goTo.includes(SECOND_STEP_PATH) ? { isSecondStepDue: true } : undefined
}

/** Null while nobody is signed in. */
async function findSignedIn(): Promise<string | null> {
  const response = await fetch(ADDRESS)
  return ((await response.json()) as { readonly personId: string | null }).personId
}
