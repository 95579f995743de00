import { CONSENT } from '#app/content/accounts.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'

/** The two texts open in a new tab, so that nothing typed is lost. */
function LegalLinks() {
  return (
    <>
      <a className="text-link" href="/terms" target="_blank" rel="noreferrer">
        {CONSENT.terms}
      </a>{' '}
      {CONSENT.and}{' '}
      <a className="text-link" href="/privacy" target="_blank" rel="noreferrer">
        {CONSENT.privacy}
      </a>
    </>
  )
}

/** Required for every new account, however it is created. */
export function ConsentField({ isTicked = false, error }: { isTicked?: boolean; error: string | undefined }) {
  return (
    <CheckboxField
      name="consent"
      label={
        <span>
          {CONSENT.before} <LegalLinks />
        </span>
      }
      hint={CONSENT.under18}
      defaultChecked={isTicked}
      error={error}
      required
    />
  )
}
