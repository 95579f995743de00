import type { FormEvent } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AYANAMSA_LABELS, CONVENTION_LABELS, DIFFERENCE, NODE_LABELS } from '#content/charts/chart-conventions.ts'
import { offsetLabel } from '#domain/births/birth-time.ts'
import type { Candidate, Explanation, SettingName } from '#domain/charts/explain-difference.ts'

/** The explanation, or why the figures could not be read. */
export type DifferenceView =
  | { readonly kind: 'found'; readonly explanation: Explanation }
  | { readonly kind: 'problem'; readonly message: string }

type WhyDifferentProps = {
  view: DifferenceView | undefined
  figures: string
  onAsk: (event: FormEvent<HTMLFormElement>) => void
  /** The fields of the birth, for pages without script. */
  hiddenFields: Readonly<Record<string, string>>
}

const MAX_SHOWN = 6

/** Names the settings that give another program's figures, or says that the figures do not decide. */
export function WhyDifferent({ view, figures, onAsk, hiddenFields }: WhyDifferentProps) {
  const error = view?.kind === 'problem' ? view.message : undefined
  return (
    <section aria-label={DIFFERENCE.heading} className="grid gap-4">
      <p className="text-ink-soft">{DIFFERENCE.lead}</p>
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
      <div aria-live="polite">{view?.kind === 'found' && <Found explanation={view.explanation} />}</div>
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
        {candidates.slice(0, MAX_SHOWN).map((candidate) => (
          <li key={JSON.stringify(candidate.settings)}>{candidateText(candidate, explanation.tested)}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** "Ayanamsa: Raman; Clock: Greenwich time (UTC+00:00)"; settings equal to this chart's are left out. */
function candidateText({ settings, changed }: Candidate, tested: readonly SettingName[]): string {
  const texts: Record<SettingName, string> = {
    ayanamsa: `${CONVENTION_LABELS.ayanamsa}: ${AYANAMSA_LABELS[settings.ayanamsa]}`,
    node: `${CONVENTION_LABELS.node}: ${NODE_LABELS[settings.node]}`,
    yearDays: `${CONVENTION_LABELS.yearDays}: ${settings.yearDays} days`,
    clock: `${DIFFERENCE.clockLabel}: ${DIFFERENCE.clocks[settings.clock.id]} (UTC${offsetLabel(settings.clock.offsetSeconds)})`,
  }
  const untested = (['node', 'yearDays'] as const).filter((name) => !tested.includes(name))
  return [...changed.map((name) => texts[name]), ...untested.map((name) => DIFFERENCE.notTested[name])].join('; ')
}
