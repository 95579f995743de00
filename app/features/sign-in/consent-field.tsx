import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { CONSENT, SIGN_IN_CODE } from '#content/accounts/accounts.ts'
import { to } from '#content/language.ts'

/** The two texts open in a new tab, so that nothing typed is lost. */
function LegalLinks() {
  return (
    <>
      <a className="text-link" href={to('/terms')} target="_blank" rel="noreferrer">
        {CONSENT.terms}
      </a>{' '}
      {CONSENT.and}{' '}
      <a className="text-link" href={to('/privacy')} target="_blank" rel="noreferrer">
        {CONSENT.privacy}
      </a>
    </>
  )
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
          {CONSENT.before} <LegalLinks />
        </span>
      }
      hint={isOptional ? `${SIGN_IN_CODE.consentHint} ${CONSENT.under18}` : CONSENT.under18}
      defaultChecked={isTicked}
      error={error}
      required={!isOptional}
    />
  )
}
