import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { RECTIFICATION } from '#content/charts/rectification.ts'
import type { MinuteView, RectificationView } from './rectification-view.ts'

type RectificationCurveProps = {
  view: RectificationView
  /** From the recorded time; of the address. */
  firstOffset: number
  /** The address of a minute, for browsers without script. */
  hrefOf: (offset: number) => string
}

const HEIGHT = 100

/** The weight of each minute as a curve, and what the chosen minute rests on. The arrow keys move by one minute. */
export function RectificationCurve({ view, firstOffset, hrefOf }: RectificationCurveProps) {
  const { minutes } = view
  const last = minutes.length - 1
  const start = minutes.findIndex(({ offset }) => offset === firstOffset)
  const [index, setIndex] = useState(start === -1 ? Math.floor(last / 2) : start)
  const chosen = minutes[index]
  if (!chosen) return null
  const choose = (next: number) => setIndex(Math.min(last, Math.max(0, next)))
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(index + step)
  }
  return (
    <>
      <Card as="section" className="desk-form">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this group takes the arrow keys. */}
        <div
          className="rectification"
          role="group"
          aria-label={RECTIFICATION.curve}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys.
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <Curve view={view} index={index} />
          <p className="rectification-axis" aria-hidden="true">
            <span>{minutes[0]?.time}</span>
            <span>{view.recorded}</span>
            <span>{minutes[last]?.time}</span>
          </p>
        </div>
        <p className="hint">{RECTIFICATION.shaded}</p>
        <ChosenMinute chosen={chosen}>
          <Step
            to={hrefOf(chosen.offset - 1)}
            label={RECTIFICATION.oneEarlier}
            isOff={index === 0}
            onChoose={() => choose(index - 1)}
          />
          <Step
            to={hrefOf(chosen.offset + 1)}
            label={RECTIFICATION.oneLater}
            isOff={index === last}
            onChoose={() => choose(index + 1)}
          />
        </ChosenMinute>
      </Card>
      <EventTable view={view} chosen={chosen} />
    </>
  )
}

function Curve({ view, index }: { view: RectificationView; index: number }) {
  const { minutes, span } = view
  const highest = Math.max(2, ...minutes.map(({ weight }) => weight))
  const x = (place: number) => place + 0.5
  const y = (weight: number) => (HEIGHT - (HEIGHT - 6) * (weight / highest)).toFixed(2)
  const line = minutes.map(({ weight }, place) => `${x(place)},${y(weight)}`).join(' ')
  const from = minutes.findIndex(({ offset }) => offset === span.from)
  return (
    <svg
      aria-hidden="true"
      className="rectification-curve"
      viewBox={`0 0 ${minutes.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <rect className="rectification-span" x={from} width={span.until - span.from + 1} height={HEIGHT} />
      <line className="rectification-average" x1="0" x2={minutes.length} y1={y(1)} y2={y(1)} />
      <polyline className="rectification-line" points={line} />
      <line className="timeline-now" x1={x(index)} x2={x(index)} y1="0" y2={HEIGHT} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

type StepProps = { to: string; label: string; isOff: boolean; onChoose: () => void }

/** With script a minute needs no request. */
function Step({ to, label, isOff, onChoose }: StepProps) {
  if (isOff) return null
  return (
    <Link
      className="text-link inline-flex min-h-11 items-center"
      to={to}
      preventScrollReset
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {label}
    </Link>
  )
}

function ChosenMinute({ chosen, children }: { chosen: MinuteView; children: ReactNode }) {
  const { offset, time, lagna, vargaLagnas, weight, isInSpan } = chosen
  const place =
    offset === 0 ? RECTIFICATION.isRecorded : offset > 0 ? RECTIFICATION.later(offset) : RECTIFICATION.earlier(-offset)
  return (
    <div className="grid gap-2">
      <div aria-live="polite">
        <h2 className="text-xl">{RECTIFICATION.chosen(time)}</h2>
        <p className="hint">{place}</p>
        <FactList
          facts={[
            { term: RECTIFICATION.weight, value: RECTIFICATION.weightOf(weight.toFixed(1)) },
            { term: RECTIFICATION.inSpan, value: isInSpan ? RECTIFICATION.yes : RECTIFICATION.no },
            { term: RECTIFICATION.lagna, value: lagna },
            ...vargaLagnas.map(({ varga, sign }) => ({ term: RECTIFICATION.vargaLagna(`D${varga}`), value: sign })),
          ]}
        />
      </div>
      <p className="no-print flex flex-wrap gap-x-6">{children}</p>
    </div>
  )
}

function EventTable({ view, chosen }: { view: RectificationView; chosen: MinuteView }) {
  const { columns } = RECTIFICATION
  return (
    <Card as="section" className="desk-form">
      <RowList
        caption={RECTIFICATION.eventsAt}
        rows={view.events.map((event, place) => ({ ...event, at: chosen.events[place] }))}
        rowKey={({ key }) => key}
        columns={[
          { header: columns.event, place: 'title', cell: ({ label }) => label },
          { header: columns.adds, place: 'sum', cell: ({ at }) => RECTIFICATION.factor(at?.factor ?? '') },
          { header: columns.most, place: 'detail', isLabelled: true, cell: ({ most }) => most },
          {
            header: columns.because,
            place: 'note',
            cell: ({ at }) => at?.signals.join(', ') || RECTIFICATION.noSignal,
          },
        ]}
      />
      <p className="hint">{RECTIFICATION.factorWhy}</p>
      <details className="timeline-table">
        <summary>{RECTIFICATION.asTable}</summary>
        <table className="data-table data-table-compact">
          <caption className="sr-only">{RECTIFICATION.asTable}</caption>
          <thead>
            <tr>
              <th scope="col">{RECTIFICATION.tableColumns.time}</th>
              <th scope="col">{RECTIFICATION.tableColumns.lagna}</th>
              <th scope="col" className="data-number">
                {RECTIFICATION.tableColumns.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.minutes.map(({ offset, time, lagna, weight }) => (
              <tr key={offset}>
                <th scope="row">{time}</th>
                <td>{lagna}</td>
                <td className="data-number">{weight.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}
