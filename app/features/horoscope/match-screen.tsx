import { type FormEvent, useRef, useState } from 'react'
import { MATCH } from '#app/content/horoscope.ts'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { toastError } from '#app/ui/toasts.ts'
import type { BirthProfile } from '#domain/charts/birth-profiles.ts'
import { birthValuesIn, NO_BIRTH_VALUES, textIn } from './birth-values.ts'
import { askChartEngine, warmUpChartEngine } from './chart-engine.ts'
import { type MatchAnswer, matchAnswerOf, PARTNERS, partnerPrefix } from './match-answer.ts'
import { MatchResult } from './match-result.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { settleCouple } from './settle-couple.ts'
import { SignPairs } from './sign-pairs.tsx'
import { BROWSER_PLACES } from './use-birth-chart.ts'
import { useFirstSign } from './use-first-sign.ts'

type MatchScreenProps = {
  posted: MatchAnswer | undefined
  latestYear: number
  profiles: readonly BirthProfile[]
}

const NOBODY: MatchAnswer = { values: { bride: NO_BIRTH_VALUES, groom: NO_BIRTH_VALUES } }

/** Two births side by side, compared koota by koota, with the pairs of signs beside them. */
export function MatchScreen({ posted = NOBODY, latestYear, profiles }: MatchScreenProps) {
  const isHydrated = useIsHydrated()
  const [answer, setAnswer] = useState(posted)
  const [isBusy, setIsBusy] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  // The engine is fetched while the people are described.
  useFirstSign(form, warmUpChartEngine)

  async function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const textOf = textIn(event.currentTarget)
    const values = { bride: birthValuesIn(textOf, 'bride-'), groom: birthValuesIn(textOf, 'groom-') }
    setIsBusy(true)
    try {
      const couple = await settleCouple(values, BROWSER_PLACES)
      if (!couple.ok) setAnswer({ values, trouble: couple.refusal })
      else setAnswer(matchAnswerOf(values, await askChartEngine('match', couple.value)))
    } catch {
      toastError(MATCH.notCompared)
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
              values={answer.values[partner]}
              trouble={answer.trouble?.[partner]}
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
        {answer.problem && <Notice tone="danger">{answer.problem}</Notice>}
        {answer.result && <MatchResult result={answer.result} />}
      </div>
      <SignPairs />
    </div>
  )
}
