import { EMAIL_PREVIEW } from '#app/content/admin.ts'
import { Card } from '#app/ui/card.tsx'
import { EDITABLE_EMAILS, type EmailTexts, emailTextFor, STANDARD_EMAIL_TEXTS } from '#domain/content/email-texts.ts'

/** Subject and first paragraph of each email, with a sample booking filled in. */
export function EmailPreviews({ texts, practiceName }: { texts: EmailTexts; practiceName: string }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{EMAIL_PREVIEW.title}</h2>
      <dl className="grid gap-4">
        {EDITABLE_EMAILS.map((kind) => {
          const { subject, opening } = emailTextFor(kind, texts, { ...EMAIL_PREVIEW.sample, practice: practiceName })
          return (
            <div key={kind} className="grid gap-1">
              <dt className="hint">{STANDARD_EMAIL_TEXTS[kind].title}</dt>
              <dd className="grid gap-1">
                <b>{subject}</b>
                <p className="whitespace-pre-line">{opening}</p>
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
