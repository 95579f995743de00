import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { PROOF } from '#content/booking/prasna-proof.ts'
import type { PrasnaChart } from '#domain/sessions/prasna-seal.ts'
import { ProofChart } from './proof-chart.tsx'

type ProofPageProps = {
  bookingId: string
  serviceName: string
  code: string
  /** The latest first; empty for a question from before there were seals. */
  seals: readonly SealView[]
  isSound: boolean
}

/** What was sealed when a question was asked, and how to check it. */
export function ProofPage({ bookingId, serviceName, code, seals, isSound }: ProofPageProps) {
  const [latest, ...earlier] = seals
  return (
    <article className="wrap wrap-narrow grid gap-6 py-10 lg:py-14">
      <Breadcrumbs crumbs={[{ label: PROOF.dashboard, href: '/dashboard' }, { label: PROOF.title }]} />
      <header className="grid gap-3">
        <p className="eyebrow">
          {serviceName} · {PROOF.of(code)}
        </p>
        <h1>{PROOF.title}</h1>
      </header>
      {latest ? (
        <>
          <Notice tone={isSound ? 'success' : 'danger'}>{isSound ? PROOF.sound : PROOF.broken}</Notice>
          <section className="grid gap-4" aria-labelledby="sealed">
            <h2 id="sealed" className="text-2xl">
              {PROOF.sealed}
            </h2>
            {earlier.length > 0 && <p>{PROOF.changedLater}</p>}
            <SealFacts seal={latest} />
          </section>
          <ProofChart chart={latest.chart} place={latest.place} />
          <CheckIt bookingId={bookingId} code={code} />
          <Earlier seals={earlier} />
        </>
      ) : (
        <EmptyState title={PROOF.none} level={2}>
          {PROOF.noneLead}
        </EmptyState>
      )}
    </article>
  )
}

function SealFacts({ seal }: { seal: SealView }) {
  const { question, askedAt, askedAtUtc, sealedAt, place, placeNote, position, hash, previousHash, contentHash } = seal
  return (
    <FactList
      facts={[
        {
          term: PROOF.question,
          value: (
            <span className={`whitespace-pre-line ${tallScript(question) ?? ''}`}>{question || PROOF.noQuestion}</span>
          ),
        },
        { term: PROOF.askedAt, value: `${askedAt} (${askedAtUtc})` },
        ...(sealedAt === askedAt ? [] : [{ term: PROOF.sealedAt, value: sealedAt }]),
        { term: PROOF.place, value: placeNote ? `${place}: ${placeNote}` : place },
        { term: PROOF.position, value: position },
        { term: PROOF.fingerprint, value: <Hash text={hash} what={PROOF.copied} /> },
        { term: PROOF.previous, value: previousHash === null ? PROOF.first : <Hash text={previousHash} /> },
        { term: PROOF.contentHash, value: <Hash text={contentHash} /> },
      ]}
    />
  )
}

function Hash({ text, what }: { text: string; what?: string }) {
  return (
    <>
      <code className="[overflow-wrap:anywhere]">{text}</code>
      {what !== undefined && <CopyButton text={text} what={what} />}
    </>
  )
}

function CheckIt({ bookingId, code }: { bookingId: string; code: string }) {
  return (
    <>
      <section className="grid gap-4" aria-labelledby="check">
        <h2 id="check" className="text-2xl">
          {PROOF.checkTitle}
        </h2>
        <ol className="grid list-decimal gap-2 ps-6">
          {PROOF.check.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <code className="[overflow-wrap:anywhere]">node verify-prasna.mjs prasna-{code}.json</code>
        </p>
        <div className="button-row">
          <ButtonLink href={`/dashboard/bookings/${bookingId}/proof.json`} size="sm">
            {PROOF.download}
          </ButtonLink>
          <ButtonLink href="/verify-prasna.mjs" size="sm" tone="secondary">
            {PROOF.script}
          </ButtonLink>
        </div>
        <p className="hint">{PROOF.byHand}</p>
      </section>
      <section className="grid gap-3" aria-labelledby="means">
        <h2 id="means" className="text-2xl">
          {PROOF.meansTitle}
        </h2>
        <ul className="grid list-disc gap-2 ps-6">
          {PROOF.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Earlier({ seals }: { seals: readonly SealView[] }) {
  if (seals.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="earlier">
      <h2 id="earlier" className="text-2xl">
        {PROOF.earlier}
      </h2>
      {seals.map((seal) => (
        <details key={seal.position} className="card">
          <summary className="min-h-11 cursor-pointer content-center">{PROOF.version(seal.sealedAt)}</summary>
          <SealFacts seal={seal} />
        </details>
      ))}
    </section>
  )
}

/** One seal of a question as its client sees it. */
export type SealView = {
  readonly position: number
  readonly hash: string
  /** Null for the first of the practice. */
  readonly previousHash: string | null
  readonly contentHash: string
  readonly sealedAt: string
  readonly askedAt: string
  /** To the millisecond, as it was sealed. */
  readonly askedAtUtc: string
  readonly question: string
  readonly place: string
  readonly placeNote: string
  readonly chart: PrasnaChart | null
}
