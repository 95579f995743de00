import { type FormEvent, useRef, useState } from 'react'
import { textIn } from '#app/features/births/form-texts.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { MATCH } from '#content/charts/match.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { birthValuesIn, NO_BIRTH_VALUES } from '#domain/births/birth-texts.ts'
import { askChartEngine, warmUpChartEngine } from './chart-engine.ts'
import { MatchResult } from './match-result.tsx'
import { type MatchView, matchViewOf, PARTNERS, partnerPrefix } from './match-view.ts'
import { PartnerFields } from './partner-fields.tsx'
import { resolveCouple } from './resolve-couple.ts'
import { SignPairs } from './sign-pairs.tsx'
import { BROWSER_PLACES } from './use-birth-chart.ts'
import { useFirstInteraction } from './use-first-interaction.ts'

type MatchScreenProps = {
  posted: MatchView | undefined
  latestYear: number
  profiles: readonly BirthProfile[]
}

const EMPTY_VIEW: MatchView = { values: { bride: NO_BIRTH_VALUES, groom: NO_BIRTH_VALUES } }

/** Two births side by side, compared koota by koota, with the best and most difficult pairs of signs. */
export function MatchScreen({ posted = EMPTY_VIEW, latestYear, profiles }: MatchScreenProps) {
  const isHydrated = useIsHydrated()
  const [view, setView] = useState(posted)
  const [isBusy, setIsBusy] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  // Load the engine while the births are entered.
  useFirstInteraction(form, warmUpChartEngine)

  async function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const textOf = textIn(event.currentTarget)
    const values = { bride: birthValuesIn(textOf, 'bride-'), groom: birthValuesIn(textOf, 'groom-') }
    setIsBusy(true)
    try {
      const couple = await resolveCouple(values, BROWSER_PLACES)
      if (!couple.ok) setView({ values, formProblem: couple.refusal })
      else setView(matchViewOf(values, await askChartEngine('match', couple.value)))
    } catch {
      showProblem(MATCH.notCompared)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="grid gap-10">
      <div>
        <h2>{MATCH.heading}</h2>
        <p className="mt-2 max-w-[42em] text-ink-soft">{MATCH.lead}</p>
      </div>
      <form ref={form} method="post" className="grid gap-6" onSubmit={compare} noValidate>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {PARTNERS.map((partner) => (
            <PartnerFields
              key={partner}
              prefix={partnerPrefix(partner)}
              title={MATCH[partner]}
              values={view.values[partner]}
              formProblem={view.formProblem?.[partner]}
              latestYear={latestYear}
              profiles={profiles}
              isHydrated={isHydrated}
            />
          ))}
        </div>
        <div>
          <Button type="submit" size="lg" busy={isBusy} busyLabel={MATCH.comparing}>
            {MATCH.compare}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="grid gap-10">
        {view.problem && <Notice tone="danger">{view.problem}</Notice>}
        {view.result && <MatchResult result={view.result} />}
      </div>
      <SignPairs />
    </div>
  )
}
