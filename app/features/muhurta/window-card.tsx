import type {
  MuhurtaView,
  Reason,
  WindowQuality,
  WindowReason,
  WindowView,
} from '#app/features/muhurta-view/muhurta-view.ts'
import { objectionOf } from '#app/features/muhurta-view/objection.ts'
import { inBest } from '#app/features/muhurta-view/window-lines.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { DESK_FINDER } from '#content/staff/bookings/muhurta-desk.ts'
import { LONGEST_WINDOW_NOTE } from '#domain/almanac/window-key.ts'

const TONES: Readonly<Record<WindowQuality, BadgeTone>> = {
  excellent: 'success',
  good: 'success',
  possible: 'gold',
  weak: 'neutral',
}
const FIRST_REASONS = 3

type WindowCardProps = {
  window: WindowView
  rules: MuhurtaView['rules']
  /** Whether it can be ticked, and is. */
  choice?: { readonly isChosen: boolean; readonly hasNote: boolean; readonly isAsked: boolean }
}

/** A half hour with its verdict and the reasons that hold in it; the window around it unfolds. */
export function WindowCard({ window, rules, choice }: WindowCardProps) {
  const { key, day, from, to, quality, supports, weakens } = window
  const [isFor, isAgainst] = [inBest(supports), inBest(weakens)]
  const when = `${day}, ${MUHURTA.result.span(from, to)}`
  return (
    <article className="card muhurta-window">
      <header className={classNames('muhurta-window-head', choice && 'choice')}>
        {choice && (
          <input
            type="checkbox"
            name="window"
            value={key}
            defaultChecked={choice.isChosen}
            aria-label={MUHURTA.result.choose(when)}
          />
        )}
        <div>
          <h3>{day}</h3>
          <p className="muhurta-times">{MUHURTA.result.span(from, to)}</p>
          <Badge tone={TONES[quality]}>{MUHURTA.result.qualities[quality]}</Badge>
          {choice?.isAsked && <Badge tone="gold">{DESK_FINDER.asked}</Badge>}
        </div>
      </header>
      <div className="muhurta-reasons">
        <FirstReasons title={MUHURTA.result.for3} reasons={isFor} rules={rules} none={MUHURTA.result.nothingFor} />
        <FirstReasons
          title={MUHURTA.result.against3}
          reasons={isAgainst}
          rules={rules}
          none={MUHURTA.result.nothingAgainst}
        />
      </div>
      {choice?.hasNote && (
        <TextField
          name={`note-${key}`}
          label={DESK_FINDER.note}
          maxLength={LONGEST_WINDOW_NOTE}
          aria-label={DESK_FINDER.noteFor(day)}
        />
      )}
      {isFor.length + isAgainst.length > 0 && (
        <details className="birth-more">
          <summary>{MUHURTA.result.why}</summary>
          <ReasonList title={MUHURTA.result.for3} reasons={isFor} rules={rules} isTimed={false} />
          <ReasonList title={MUHURTA.result.against3} reasons={isAgainst} rules={rules} isObjection isTimed={false} />
        </details>
      )}
      <WholeWindow window={window} rules={rules} />
    </article>
  )
}

/** The window around the half hour, and what speaks in its other hours. */
function WholeWindow({ window: { key, whole, supports, weakens }, rules }: Pick<WindowCardProps, 'window' | 'rules'>) {
  if (whole.key === key) return null
  const elsewhere = (reasons: readonly WindowReason[]) =>
    reasons.filter(({ isInBest, when }) => !isInBest && when !== '')
  const [isFor, isAgainst] = [elsewhere(supports), elsewhere(weakens)]
  return (
    <details className="birth-more">
      <summary>{MUHURTA.result.wholeTitle(whole.from, whole.to)}</summary>
      {isFor.length + isAgainst.length === 0 && <p className="hint">{MUHURTA.result.wholeNothing}</p>}
      <ReasonList title={MUHURTA.result.forElsewhere} reasons={isFor} rules={rules} />
      <ReasonList title={MUHURTA.result.againstElsewhere} reasons={isAgainst} rules={rules} isObjection />
    </details>
  )
}

type ReasonsProps = { title: string; reasons: readonly Reason[]; rules: MuhurtaView['rules'] }

function FirstReasons({ title, reasons, rules, none }: ReasonsProps & { none: string }) {
  const names = reasons.slice(0, FIRST_REASONS).map(({ rule }) => rules[rule]?.name ?? rule)
  return (
    <p>
      <b>{title}: </b>
      {names.length > 0 ? names.join(', ') : none}
    </p>
  )
}

/** Every reason with its sentence, its times and its source. */
export function ReasonList({
  title,
  reasons,
  rules,
  isObjection = false,
  isTimed = true,
}: ReasonsProps & { isObjection?: boolean; isTimed?: boolean }) {
  if (reasons.length === 0) return null
  return (
    <div className="muhurta-why">
      <h4>{title}</h4>
      <dl>
        {reasons.map(({ rule, when }) => {
          const text = rules[rule]
          return (
            <div key={rule}>
              <dt>
                {text?.name ?? rule}
                {isTimed && <span className="hint">{when === '' ? MUHURTA.result.always : when}</span>}
              </dt>
              <dd>
                {isObjection ? objectionOf(text) : text?.sentence}{' '}
                <span className="hint">{text && MUHURTA.result.source(text.source)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
