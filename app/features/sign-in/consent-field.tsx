import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { NewTabLink, TextWithLinks } from '#app/ui/text-with-links.tsx'
import { CONSENT, SIGN_IN_CODE } from '#content/accounts/accounts.ts'

const LINKS = {
  terms: <NewTabLink path="/terms">{CONSENT.terms}</NewTabLink>,
  privacy: <NewTabLink path="/privacy">{CONSENT.privacy}</NewTabLink>,
}

type ConsentFieldProps = {
  isTicked?: boolean
  error: string | undefined
  /** For a form that also lets clients in who have agreed before. */
  isOptional?: boolean
}

/** Required for every new account, however it is created. */
export function ConsentField({ isTicked = false, error, isOptional = false }: ConsentFieldProps) {
  return (
    <CheckboxField
      name="consent"
      label={
        <span>
          <TextWithLinks text={CONSENT.agree} links={LINKS} />
        </span>
      }
      hint={isOptional ? `${SIGN_IN_CODE.consentHint} ${CONSENT.under18}` : CONSENT.under18}
      defaultChecked={isTicked}
      error={error}
      required={!isOptional}
    />
  )
}
