import { type Chart, houseFrom, type RashiIndex } from '@muhurta/jyotish'
import { Form } from 'react-router'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { chosenGrahaName, chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { CHART_NOTES } from '#content/charts/chart-notes.ts'
import { ordinal } from '#content/words/grammar.ts'
import { CHART_PLACES, type ChartPlace, openPlace } from '#domain/charts/chart-places.ts'

/** A note as the desk reads it. */
export type ChartNoteView = {
  readonly id: string
  readonly place: ChartPlace
  readonly text: string
  readonly written: string
}

type ChartNotesProps = {
  bookingId: string
  notes: readonly ChartNoteView[]
  chart: Chart
  /** The id of the next note: sending the form twice pins one. */
  nextId: string
  problem: FormProblem
}

/** Notes pinned to places of the chart, in the order of the places. */
export function ChartNotes({ notes, ...newNote }: ChartNotesProps) {
  const { chart, nextId } = newNote
  const sorted = CHART_PLACES.flatMap((place) => notes.filter((note) => note.place === place))
  return (
    <section className="mt-8 grid max-w-3xl gap-4" aria-labelledby="chart-notes">
      <h2 id="chart-notes" className="text-xl">
        {CHART_NOTES.heading}
      </h2>
      <p className="hint">{CHART_NOTES.lead}</p>
      {sorted.length === 0 && <p>{CHART_NOTES.none}</p>}
      <ul className="grid gap-4">
        {sorted.map((note) => (
          <Note key={note.id} note={note} chart={chart} />
        ))}
      </ul>
      <NewNote key={nextId} {...newNote} />
    </section>
  )
}

function NewNote({ bookingId, chart, nextId, problem }: Omit<ChartNotesProps, 'notes'>) {
  const text = useWrittenText({ id: `chart-note:${bookingId}`, fields: ['noteText'], version: 0 })
  return (
    <TextForm text={text} method="post" className="form no-print" preventScrollReset>
      <input type="hidden" name="note" value={problem.values.note ?? nextId} />
      <SelectField
        name="notePlace"
        label={CHART_NOTES.place}
        error={problem.fieldErrors.notePlace}
        defaultValue={problem.values.notePlace}
        options={CHART_PLACES.map((place) => ({ value: place, label: labelOf(place, chart) }))}
      />
      <TextAreaField
        name="noteText"
        label={CHART_NOTES.text}
        error={problem.fieldErrors.noteText}
        defaultValue={problem.values.noteText}
        rows={3}
        maxLength={2000}
      />
      <Button type="submit" name="intent" value="pin" tone="secondary" className="justify-self-start">
        {CHART_NOTES.pin}
      </Button>
      <TextStatus text={text} />
    </TextForm>
  )
}

function Note({ note, chart }: { note: ChartNoteView; chart: Chart }) {
  const label = labelOf(note.place, chart)
  return (
    <li className="grid gap-1 border-gold border-s-2 ps-3">
      <b>{label}</b>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.text}</p>
      <Form method="post" className="no-print flex flex-wrap items-center gap-3" preventScrollReset>
        <span className="hint">{note.written}</span>
        <input type="hidden" name="note" value={note.id} />
        <Button type="submit" name="intent" value="unpin" tone="quiet" size="sm">
          {CHART_NOTES.remove} <span className="sr-only">{label}</span>
        </Button>
      </Form>
    </li>
  )
}

/** "Moon · 22° 54′ Capricorn, 9th house", "7th house · Scorpio" or "Scorpio · 7th house". */
function labelOf(place: ChartPlace, { lagna, grahas }: Chart): string {
  const opened = openPlace(place)
  switch (opened.kind) {
    case 'graha': {
      const { degreesInRashi, rashi, house } = grahas[opened.graha]
      const where = `${degreesAndMinutes(degreesInRashi)} ${chosenSignName(rashi)}, ${houseText(house)}`
      return CHART_NOTES.at(chosenGrahaName(opened.graha), where)
    }
    case 'house':
      return CHART_NOTES.at(
        houseText(opened.house),
        chosenSignName(((lagna.rashi + opened.house - 1) % 12) as RashiIndex),
      )
    case 'sign':
      return CHART_NOTES.at(chosenSignName(opened.rashi), houseText(houseFrom(lagna.rashi, opened.rashi)))
  }
}

function houseText(house: number): string {
  return CHART_NOTES.house(ordinal(house))
}
