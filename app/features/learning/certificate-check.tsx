import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { LotusRosette } from '#app/ui/motif/lotus-rosette.tsx'
import { CERTIFICATE } from '#content/site/learning.ts'
import { longDay } from '#content/words/dates.ts'
import { istDate } from '#domain/time/india-time.ts'

type CheckedCertificate = {
  readonly code: string
  readonly holderName: string | null
  readonly course: string
  readonly completedAt: Date
  readonly isWithdrawn: boolean
}

/** The public check of a certificate: is it valid, whose is it, and for which course. */
export function CertificateCheck(props: { practice: string; certificate: CheckedCertificate | null }) {
  const { practice, certificate } = props
  return (
    <section className="wrap wrap-narrow py-14">
      <Card className="grid justify-items-center gap-5 text-center">
        <LotusRosette className="w-16 text-gold" />
        <p className="eyebrow">{CERTIFICATE.title}</p>
        {certificate ? (
          <Known practice={practice} certificate={certificate} />
        ) : (
          <>
            <h1 className="text-3xl">{CERTIFICATE.unknown}</h1>
            <p className="lead">{CERTIFICATE.unknownLead}</p>
          </>
        )}
      </Card>
    </section>
  )
}

function Known({ practice, certificate }: { practice: string; certificate: CheckedCertificate }) {
  const { code, holderName, course, completedAt, isWithdrawn } = certificate
  return (
    <>
      <h1 className="text-3xl">{isWithdrawn ? CERTIFICATE.withdrawn : CERTIFICATE.valid}</h1>
      <p className="lead">{isWithdrawn ? CERTIFICATE.withdrawnLead : CERTIFICATE.validLead(practice)}</p>
      <div className="w-full text-left">
        <FactList
          facts={[
            { term: CERTIFICATE.holder, value: holderName ?? CERTIFICATE.erased },
            { term: CERTIFICATE.course, value: course },
            { term: CERTIFICATE.completedOn, value: longDay(istDate(completedAt)) },
            { term: CERTIFICATE.code, value: code },
          ]}
        />
      </div>
      {!isWithdrawn && <OfflineCheck code={code} />}
    </>
  )
}

function OfflineCheck({ code }: { code: string }) {
  return (
    <details className="w-full text-left">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {CERTIFICATE.offlineTitle}
      </summary>
      <div className="grid gap-4 pt-2">
        <p>{CERTIFICATE.offlineLead}</p>
        <p>
          <code className="[overflow-wrap:anywhere]">node check-certificate.mjs certificate.txt keys.pem</code>
        </p>
        <div className="button-row">
          <ButtonLink href={`/certificate/${code}/certificate.txt`} size="sm" tone="secondary" download>
            {CERTIFICATE.signedText}
          </ButtonLink>
          <ButtonLink href="/certificate/keys.pem" size="sm" tone="secondary" download>
            {CERTIFICATE.publicKey}
          </ButtonLink>
          <ButtonLink href="/check-certificate.mjs" size="sm" tone="secondary" download>
            {CERTIFICATE.program}
          </ButtonLink>
        </div>
        <p className="hint">{CERTIFICATE.offlineMeans}</p>
      </div>
    </details>
  )
}
