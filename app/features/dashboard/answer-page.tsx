import { RichText } from '#app/features/blog/rich-text.tsx'
import { FileList, type FileToSend, type FileView } from '#app/features/page-parts/file-list.tsx'
import { GivenAnswers } from '#app/features/page-parts/given-answers.tsx'
import { hasIntake, type IntakeView } from '#app/features/page-parts/intake-view.ts'
import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { ANSWER, MY_ANSWERS } from '#content/booking/answers.ts'
import { BookedFor } from './booking-card.tsx'

type AnswerPageProps = {
  bookingId: string
  /** What the client answered in the booking form. */
  intake: IntakeView
  files: readonly FileView[]
  toSend: readonly FileToSend[]
  /** Whether the client may send files. */
  isOpen: boolean
  /** Whether the payment is not verified yet. */
  isUnpaid: boolean
  serviceName: string
  /** Whom it is for, if it is not the client. */
  forName: string | null
  /** Only of a Prasna. */
  question: string | null
  code: string
  /** The latest first. */
  versions: readonly { readonly version: number; readonly html: string; readonly publishedOn: string }[]
}

/** What the practice wrote to the client, with its earlier versions. */
export function AnswerPage(props: AnswerPageProps) {
  const { bookingId, intake, files, toSend, isOpen, isUnpaid, serviceName, forName, question, code, versions } = props
  const [latest, ...earlier] = versions
  const first = versions.at(-1)
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <Breadcrumbs crumbs={[{ label: ANSWER.dashboard, href: '/dashboard' }, { label: ANSWER.title }]} />
      <header className="grid gap-3">
        <p className="eyebrow">{MY_ANSWERS.of(code)}</p>
        <h1 className={tallScript(serviceName)} {...ownLanguage(serviceName)}>
          {serviceName}
        </h1>
        <BookedFor booking={{ forName, question }} />
        {first && (
          <p className="hint">
            {ANSWER.publishedOn(first.publishedOn)}
            {latest && earlier.length > 0 && ` · ${ANSWER.correctedOn(latest.publishedOn)}`}
          </p>
        )}
      </header>
      {latest ? (
        <RichText html={latest.html} />
      ) : (
        <EmptyState title={ANSWER.none} level={2}>
          {ANSWER.noneLead}
        </EmptyState>
      )}
      {earlier.length > 0 && (
        <section className="grid gap-3" aria-labelledby="earlier">
          <h2 id="earlier" className="text-xl">
            {ANSWER.earlier}
          </h2>
          {earlier.map(({ version, html, publishedOn }) => (
            <details key={version} className="card">
              <summary className="min-h-11 cursor-pointer content-center">{ANSWER.version(publishedOn)}</summary>
              <RichText html={html} />
            </details>
          ))}
        </section>
      )}
      <FileList
        files={files}
        toSend={toSend}
        action={`/dashboard/bookings/${bookingId}/files`}
        isOpen={isOpen}
        isUnpaid={isUnpaid}
        isClient
      />
      {hasIntake(intake) && (
        <Card as="section" className="grid gap-4">
          <GivenAnswers intake={intake} />
        </Card>
      )}
    </article>
  )
}
