import { HONEYPOT_FIELD, HONEYPOT_LABEL } from '#content/frame/public-forms.ts'

/** Invisible and out of the tab order: only a program fills it in. */
export function Honeypot({ formId }: { formId: string }) {
  const id = `${formId}-${HONEYPOT_FIELD}`
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{HONEYPOT_LABEL}</label>
      <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
