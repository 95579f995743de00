import { chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { Card } from '#app/ui/card.tsx'
import { MATCH } from '#content/charts/match.ts'
import { BEST_PAIRS, CHALLENGING_PAIRS } from '#domain/charts/shown-sign-pairs.ts'
import type { SignPair } from '#domain/charts/sign-pairs.ts'

/** The four pairs of signs at each end of the scale. */
export function SignPairs() {
  return (
    <section aria-label={MATCH.best}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Pairs title={MATCH.best} pairs={BEST_PAIRS} />
        <Pairs title={MATCH.challenging} pairs={CHALLENGING_PAIRS} />
      </div>
      <p className="hint mt-3">{MATCH.pairsLead}</p>
    </section>
  )
}

function Pairs({ title, pairs }: { title: string; pairs: readonly SignPair[] }) {
  return (
    <Card>
      <h3 className="mb-2">{title}</h3>
      <ul>
        {pairs.map(({ signs: [first, second], percent }) => (
          <li key={`${first}-${second}`} className="pair-line">
            <span>{MATCH.pair(chosenSignName(first), chosenSignName(second))}</span>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
