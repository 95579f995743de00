import { ANSWER, MY_ANSWERS } from '#app/content/answers.ts'
import { RichText } from '#app/features/blog/rich-text.tsx'
import { FileList, type ShownFile } from '#app/features/page-parts/file-list.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { tallScript } from '#app/ui/tall-script.ts'

type AnswerPageProps = {
  bookingId: string
  files: readonly ShownFile[]
  /** Whether the client may send files. */
  isOpen: boolean
  serviceName: string
  code: string
  /** The latest first. */
  versions: readonly { readonly version: number; readonly html: string; readonly publishedOn: string }[]
}

/** What the practice wrote to the client, with its earlier versions. */
export function AnswerPage({ bookingId, files, isOpen, serviceName, code, versions }: AnswerPageProps) {
  const [latest, ...earlier] = versions
  const first = versions.at(-1)
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <Breadcrumbs crumbs={[{ label: ANSWER.dashboard, href: '/dashboard' }, { label: ANSWER.title }]} />
      <header className="grid gap-3">
        <p className="eyebrow">{MY_ANSWERS.of(code)}</p>
        <h1 className={tallScript(serviceName)}>{serviceName}</h1>
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
      <FileList files={files} action={`/dashboard/bookings/${bookingId}/files`} isOpen={isOpen} isClient />
    </article>
  )
}
