import { to } from '#content/language.ts'
import { VERIFY } from '#content/staff/money/desk-verification.ts'

export type ProofView = { readonly id: string; readonly mediaType: string }

type PaymentProofProps = {
  /** Null if the client added none. */
  proof: ProofView | null
  code: string
  /** Whoever decides about the payment. */
  mayOpen: boolean
}

/** The picture or PDF with which a client proves a payment. */
export function PaymentProof({ proof, code, mayOpen }: PaymentProofProps) {
  if (proof === null) return <p className="hint">{VERIFY.noProof}</p>
  const isPdf = proof.mediaType === 'application/pdf'
  const label = isPdf ? VERIFY.proofPdf : VERIFY.proof
  if (!mayOpen) return <p className="hint">{label}</p>
  return (
    <p>
      <a className="text-link" href={to(`/files/${proof.id}`)} target="_blank" rel="noreferrer">
        {!isPdf && <img className="max-h-48 rounded" src={to(`/files/${proof.id}`)} alt="" loading="lazy" />}
        {label}
        <span className="sr-only"> {code}</span>
      </a>
    </p>
  )
}
