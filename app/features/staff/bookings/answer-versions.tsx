import { RichText } from '#app/features/blog/rich-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { ANSWER_EDITOR } from '#content/staff/bookings/answers.ts'

export type AnswerVersionView = {
  readonly version: number
  readonly html: string
  readonly publishedOn: string
  readonly publishedBy: string | null
}

/** What the client reads and has read, the latest first. */
export function AnswerVersions({ versions }: { versions: readonly AnswerVersionView[] }) {
  if (versions.length === 0) return null
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{ANSWER_EDITOR.versions}</h2>
      {versions.map(({ version, html, publishedOn, publishedBy }) => (
        <details key={version} className="desk-more">
          <summary>{publishedBy === null ? publishedOn : ANSWER_EDITOR.versionBy(publishedOn, publishedBy)}</summary>
          <RichText html={html} />
        </details>
      ))}
    </Card>
  )
}
