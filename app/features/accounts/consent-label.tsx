import { CONSENT } from '#app/content/accounts.ts'

/** The two texts open beside the form, so that nothing typed is lost. */
export function LegalLinks() {
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

export function ConsentLabel() {
  return (
    <span>
      {CONSENT.before} <LegalLinks />
    </span>
  )
}
