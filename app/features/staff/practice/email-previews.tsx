import { Card } from '#app/ui/card.tsx'
import { STANDARD_EMAIL_TEXTS } from '#content/emails/subjects-and-openings.ts'
import { EMAIL_PREVIEW } from '#content/staff/editing.ts'
import {
  boldParts,
  EDITABLE_EMAILS,
  EMAIL_PARTS,
  type EmailTexts,
  emailSections,
  filledText,
} from '#domain/content/email-texts.ts'

/** Subject and text of each email, with a sample booking filled in. */
export function EmailPreviews({ texts, practiceName }: { texts: EmailTexts; practiceName: string }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{EMAIL_PREVIEW.title}</h2>
      <dl className="grid gap-4">
        {EDITABLE_EMAILS.map((kind) => {
          const values = { ...EMAIL_PREVIEW.sample, practice: practiceName }
          const { subject, opening } = filledText(STANDARD_EMAIL_TEXTS[kind], texts[kind], values)
          return (
            <div key={kind} className="grid gap-1">
              <dt className="hint">{STANDARD_EMAIL_TEXTS[kind].title}</dt>
              <dd className="grid gap-1">
                <b>{subject}</b>
                <PreviewedText text={opening} />
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

/** The parts of the site follow a text that places none of them. */
function PreviewedText({ text }: { text: string }) {
  const sections = emailSections(text)
  const isPlaced = sections.some(({ part }) => part !== undefined)
  const shown = isPlaced ? sections : [...sections, ...EMAIL_PARTS.map((part) => ({ part, text: part }))]
  return shown.map(({ part, text: paragraph }) => (
    <p key={`${part} ${paragraph}`} className={part ? 'hint' : 'whitespace-pre-line'}>
      {part ? EMAIL_PREVIEW.parts[part] : emphasized(paragraph)}
    </p>
  ))
}

function emphasized(text: string) {
  return boldParts(text).map(({ text: part, isBold }, index) => {
    const key = `${index} ${part}`
    return isBold ? <b key={key}>{part}</b> : part
  })
}
