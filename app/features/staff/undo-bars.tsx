import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useFetcher, useRevalidator } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import type { Toast } from '#app/ui/overlays/toasts.ts'
import { VERIFY } from '#content/staff/money/desk-verification.ts'
import { APPLY_DECISION_AFTER_SECONDS, type DecisionKind, UNDO_SECONDS } from '#domain/payments/payment-decisions.ts'

export type DecisionView = {
  readonly key: string
  readonly kind: DecisionKind | 'agreed'
  readonly bookingIds: readonly string[]
  readonly codes: readonly string[]
  /** 0 for a decision that should have been applied by now. */
  readonly secondsLeft: number
}

type UndoData = { readonly undone?: Toast | null }

/** Shared by the forms of a page, so that each sees what the last one did. */
export const DECISION_FETCHER = 'payment-decision'

/** Undo for the decisions of the last ten seconds. The form does not navigate, so that the rest of the page stays. */
export function UndoBars({ decisions }: { decisions: readonly DecisionView[] }) {
  const fetcher = useFetcher<UndoData>({ key: DECISION_FETCHER })
  return (
    <>
      <PageToast toast={fetcher.data?.undone} />
      {decisions.map((decision) => (
        <UndoBar key={decision.key} decision={decision} fetcher={fetcher} />
      ))}
    </>
  )
}

const APPLIED_WITHIN_MS = (APPLY_DECISION_AFTER_SECONDS - UNDO_SECONDS + 2) * 1000

function UndoBar({ decision, fetcher }: { decision: DecisionView; fetcher: FetcherWithComponents<UndoData> }) {
  const { kind, bookingIds, codes, secondsLeft } = decision
  const isLate = secondsLeft === 0
  const [left, setLeft] = useState(secondsLeft)
  const { revalidate } = useRevalidator()

  // A timer outside React counts the seconds down.
  useEffect(() => {
    if (isLate) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [isLate])

  // Once the decision is applied, the page shows what it changed.
  const isOver = left <= 0 && !isLate
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(revalidate, APPLIED_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isOver, revalidate])

  if (isOver) return null
  return (
    <div className="desk-undo" role="status">
      <p>
        {VERIFY.decided[kind](codes)} {isLate && VERIFY.late}
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="bookingIds" value={bookingIds.join(' ')} />
        <Button type="submit" name="intent" value="undo" tone="secondary">
          {VERIFY.undo} {!isLate && <span aria-hidden="true">{left}</span>}
        </Button>
      </fetcher.Form>
    </div>
  )
}
