import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { MONEY } from '#content/staff/money/money.ts'
import { formatRupees } from '#content/words/money.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Waiting = { readonly amount: Paise; readonly claimedAt: Date }

/** How long claims have been awaiting verification. */
export function AgeingTable({ waiting, now }: { waiting: readonly Waiting[]; now: Date }) {
  const ageOf = ({ claimedAt }: Waiting) => (now.getTime() - claimedAt.getTime()) / DAY_MS
  const spans = [
    [MONEY.ages.fresh, waiting.filter((claim) => ageOf(claim) < 1)],
    [MONEY.ages.days, waiting.filter((claim) => ageOf(claim) >= 1 && ageOf(claim) <= 3)],
    [MONEY.ages.old, waiting.filter((claim) => ageOf(claim) > 3)],
  ] as const
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{MONEY.ageing}</h2>
      <FactList
        facts={spans.map(([term, claims]) => ({
          term,
          value: MONEY.waiting(claims.length, formatRupees(sumOf(claims))),
        }))}
      />
    </Card>
  )
}

function sumOf(claims: readonly Waiting[]): Paise {
  return paiseFrom(claims.reduce((sum, { amount }) => sum + amount, 0))
}
