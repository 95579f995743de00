import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { TEACHER } from '#content/site/free-content.ts'
import { type FormAnswer, fieldOf, summaryOf } from '../public-forms/form-answer.ts'
import { Honeypot } from '../public-forms/honeypot.tsx'

type ComingSoonProps = {
  slug: string
  note: string
  statedLessons: number | null
  answer: FormAnswer | undefined
}

const FORM_ID = 'notify'

export function ComingSoon({ slug, note, statedLessons, answer }: ComingSoonProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl">{TEACHER.comingSoonTitle}</h2>
      {statedLessons !== null && <p className="font-semibold text-gold-text">{TEACHER.statedLessons(statedLessons)}</p>}
      <p className="max-w-[62ch] text-ink-soft">
        <OwnText>{note}</OwnText>
      </p>
      <form
        className="form max-w-xl"
        id={FORM_ID}
        method="post"
        action={to(`/free-content/${slug}#${FORM_ID}`)}
        data-enhance
        noValidate
      >
        <FormSummary {...summaryOf(answer, FORM_ID)} />
        <TextField
          id={`${FORM_ID}-email`}
          name="email"
          type="email"
          label={TEACHER.email}
          autoComplete="email"
          required
          {...fieldOf(answer, 'email')}
        />
        <Honeypot formId={FORM_ID} />
        <div>
          <Button type="submit">{TEACHER.notify}</Button>
        </div>
      </form>
    </Card>
  )
}
