import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { TextWithLinks } from '#app/ui/text-with-links.tsx'
import { to } from '#content/language.ts'
import { CONTACT } from '#content/site/contact.ts'
import { INQUIRY_TYPES } from '#domain/visitors/inquiry-types.ts'
import { type FormAnswer, fieldOf, summaryOf } from '../public-forms/form-answer.ts'
import { Honeypot } from '../public-forms/honeypot.tsx'

const FORM_ID = 'message'

const TOPICS = INQUIRY_TYPES.map((type) => ({ value: type, label: CONTACT.inquiryTypes[type] }))

type ContactFormProps = {
  answer: FormAnswer | undefined
  /** Prefilled for a signed-in user. */
  sender: { readonly name: string; readonly email: string } | null
  /** Prefilled for who asks for the next dates of a course. */
  about: { readonly subject: string; readonly message: string; readonly inquiryType: 'courses' } | null
}

export function ContactForm({ answer, sender, about }: ContactFormProps) {
  const { fields } = CONTACT
  const field = (name: keyof typeof fields) => ({
    id: `${FORM_ID}-${name}`,
    name,
    label: fields[name],
    ...fieldOf(answer, name),
  })
  const own = (name: 'name' | 'email') => ({ ...field(name), ...(!answer && sender && { defaultValue: sender[name] }) })
  const asked = (name: 'inquiryType' | 'subject' | 'message') => ({
    ...field(name),
    ...(!answer && about && { defaultValue: about[name] }),
  })
  return (
    <form className="form" id={FORM_ID} method="post" action={to(`/contact#${FORM_ID}`)} data-enhance noValidate>
      <FormSummary {...summaryOf(answer, FORM_ID)} />
      <div className="form-pair">
        <TextField {...own('name')} autoComplete="name" required />
        <TextField {...own('email')} type="email" autoComplete="email" required />
      </div>
      <div className="form-pair">
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <SelectField {...asked('inquiryType')} options={TOPICS} placeholder={CONTACT.chooseTopic} />
      </div>
      <TextField {...asked('subject')} required />
      <TextAreaField {...asked('message')} rows={6} hint={CONTACT.messageHint} required />
      <Honeypot formId={FORM_ID} />
      <div className="form-actions">
        <Button type="submit">{CONTACT.send}</Button>
      </div>
      <p className="hint">
        <TextWithLinks
          text={CONTACT.privacy}
          links={{
            privacy: (
              <a className="text-link" href={to('/privacy')}>
                {CONTACT.privacyLink}
              </a>
            ),
          }}
        />
      </p>
    </form>
  )
}
