import { Button } from '#app/ui/buttons/button.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { FREE_CONTENT } from '#content/site/free-content.ts'
import { type FormAnswer, fieldOf, summaryOf } from '../public-forms/form-answer.ts'
import { Honeypot } from '../public-forms/honeypot.tsx'

export const SUGGESTION_FORM_ID = 'suggest'

export function SuggestionForm({ answer }: { answer: FormAnswer | undefined }) {
  const id = SUGGESTION_FORM_ID
  const field = (name: string) => ({ id: `${id}-${name}`, name, ...fieldOf(answer, name) })
  return (
    <form className="form" id={id} method="post" action={to(`/free-content#${id}`)} data-enhance noValidate>
      <FormSummary {...summaryOf(answer, id)} />
      <TextField {...field('topic')} label={FREE_CONTENT.topic} hint={FREE_CONTENT.topicHint} required />
      <div className="form-pair">
        <TextField
          {...field('link')}
          label={FREE_CONTENT.link}
          type="url"
          inputMode="url"
          hint={FREE_CONTENT.linkHint}
        />
        <TextField {...field('email')} label={FREE_CONTENT.email} type="email" autoComplete="email" />
      </div>
      <TextAreaField {...field('details')} label={FREE_CONTENT.details} rows={3} />
      <Honeypot formId={id} />
      <div className="form-actions">
        <Button type="submit">{FREE_CONTENT.send}</Button>
      </div>
    </form>
  )
}
