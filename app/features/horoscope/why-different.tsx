import type { FormEvent } from 'react'
import { AYANAMSA_LABELS, CONVENTION_LABELS, DIFFERENCE, NODE_LABELS } from '#app/content/chart-conventions.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { offsetLabel } from '#domain/charts/birth-time.ts'
import type { Candidate, Explanation, SettingName } from '#domain/charts/explain-difference.ts'

/** What was found, or why the question could not be read. */
export type DifferenceAnswer =
  | { readonly kind: 'found'; readonly explanation: Explanation }
  | { readonly kind: 'problem'; readonly message: string }

type WhyDifferentProps = {
  answer: DifferenceAnswer | undefined
  figures: string
  onAsk: (event: FormEvent<HTMLFormElement>) => void
  /** The fields of the birth again, for a page without script. */
  hiddenFields: Readonly<Record<string, string>>
}

const MOST_SHOWN = 6

/** Names the settings by which another program's figures come out, or says that they do not decide. */
export function WhyDifferent({ answer, figures, onAsk, hiddenFields }: WhyDifferentProps) {
  const error = answer?.kind === 'problem' ? answer.message : undefined
  return (
    <section aria-labelledby="difference-title" className="grid gap-4 no-print">
      <div>
        <h2 id="difference-title">{DIFFERENCE.heading}</h2>
        <p className="mt-2 text-ink-soft">{DIFFERENCE.lead}</p>
      </div>
      <form method="post" className="form max-w-[42rem]" onSubmit={onAsk}>
        <input type="hidden" name="intent" value="explain" />
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextAreaField
          name="figures"
          label={DIFFERENCE.label}
          hint={DIFFERENCE.hint}
          error={error}
          defaultValue={figures}
          rows={3}
        />
        <div>
          <Button type="submit" tone="secondary">
            {DIFFERENCE.explain}
          </Button>
        </div>
      </form>
      <div aria-live="polite">{answer?.kind === 'found' && <Found explanation={answer.explanation} />}</div>
    </section>
  )
}

function Found({ explanation }: { explanation: Explanation }) {
  if (explanation.kind === 'agrees') return <Notice tone="success">{DIFFERENCE.agrees}</Notice>
  if (explanation.kind === 'unexplained') return <Notice>{DIFFERENCE.unexplained}</Notice>

  const candidates = explanation.kind === 'explained' ? [explanation.candidate] : explanation.candidates
  return (
    <Notice tone={explanation.kind === 'explained' ? 'success' : 'note'}>
      <p>{explanation.kind === 'explained' ? DIFFERENCE.explained : DIFFERENCE.ambiguous}</p>
      <ul className="mt-2 list-disc pl-5">
        {candidates.slice(0, MOST_SHOWN).map((candidate) => (
          <li key={JSON.stringify(candidate.settings)}>{candidateText(candidate, explanation.tested)}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** "Ayanamsa: Raman; Clock: Greenwich time (UTC+00:00)"; what is as in this chart is left out. */
function candidateText({ settings, changed }: Candidate, tested: readonly SettingName[]): string {
  const words: Record<SettingName, string> = {
    ayanamsa: `${CONVENTION_LABELS.ayanamsa}: ${AYANAMSA_LABELS[settings.ayanamsa]}`,
    node: `${CONVENTION_LABELS.node}: ${NODE_LABELS[settings.node]}`,
    yearDays: `${CONVENTION_LABELS.yearDays}: ${settings.yearDays} days`,
    clock: `${DIFFERENCE.clockLabel}: ${DIFFERENCE.clocks[settings.clock.id]} (UTC${offsetLabel(settings.clock.offsetSeconds)})`,
  }
  const untested = (['node', 'yearDays'] as const).filter((name) => !tested.includes(name))
  return [...changed.map((name) => words[name]), ...untested.map((name) => DIFFERENCE.notTested[name])].join('; ')
}
