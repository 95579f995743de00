import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { GivenAnswers } from '#app/features/page-parts/given-answers.tsx'
import { intakeView } from '#app/features/page-parts/intake-view.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { ANSWER_EDITOR } from '#content/staff/bookings/answers.ts'
import { BirthPanel } from './birth-panel.tsx'
import { BriefNotes } from './brief-notes.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'

type AnswerSourceProps = { booking: DeskBookingView; question: string; brief: BriefView }

/** What the answer is about, beside its text: the question, the chart with the running periods, and the birth. */
export function AnswerSource({ booking, question, brief }: AnswerSourceProps) {
  const isPrasna = booking.askedAt !== null
  return (
    <Card as="section" className="desk-form">
      {question !== '' && (
        <div className="grid gap-1">
          <h2 className="text-lg">{ANSWER_EDITOR.question}</h2>
          <p className={classNames('whitespace-pre-line [overflow-wrap:anywhere]', tallScript(question))}>{question}</p>
        </div>
      )}
      {brief.kind !== 'none' && (
        <div className="grid gap-1">
          <p className="hint">{brief.born}</p>
          <ChartPanel id="rashi" contents={brief.rashi} isCompact />
        </div>
      )}
      <BriefNotes notes={brief.notes} isWarning={brief.kind !== 'chart'} />
      {brief.kind === 'chart' && brief.dasha.length > 0 && (
        <div className="grid gap-1">
          <h2 className="text-lg">{ANSWER_EDITOR.periods}</h2>
          <FactList facts={brief.dasha} />
        </div>
      )}
      {!isPrasna && !booking.isBirthLocked && (
        <div className="grid gap-1">
          <h2 className="text-lg">{ANSWER_EDITOR.birth}</h2>
          <BirthPanel booking={{ ...booking, birth: booking.birth && { ...booking.birth, questions: null } }} />
        </div>
      )}
      <GivenAnswers intake={intakeView(booking.birth)} level={3} />
    </Card>
  )
}

/** On a phone: the text, or what it is about. Both are there without a script. */
export function AnswerTabs() {
  const tabs = [
    ['text', ANSWER_EDITOR.title],
    ['source', ANSWER_EDITOR.source],
  ] as const
  return (
    <fieldset className="answer-tabs">
      <legend className="sr-only">{ANSWER_EDITOR.shown}</legend>
      {tabs.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="answer-tab" value={value} defaultChecked={value === 'text'} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
