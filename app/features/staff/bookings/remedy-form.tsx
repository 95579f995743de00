import { Form } from 'react-router'
import { PlaceChoices } from '#app/features/births/place-choice.tsx'
import { PlaceField } from '#app/features/births/place-field.tsx'
import { TextForm, TextStatus } from '#app/features/writing/text-form.tsx'
import { useWrittenText } from '#app/features/writing/use-written-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DESK_REMEDIES } from '#content/booking/remedies.ts'
import { type Place, parsePlace } from '#domain/births/places.ts'
import {
  LONGEST_REMEDY_TEXT,
  LONGEST_REMEDY_TITLE,
  MOST_REMEDY_DAYS,
  REMEDY_ENDINGS,
} from '#domain/remedies/remedy-limits.ts'

/** What the form shows again after it was sent. */
export type SentRemedy = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** Places with the typed name. */
  readonly choices: readonly Place[]
  /** The computed days; null if they were not asked for, or cannot be computed. */
  readonly dates: readonly string[] | null
  readonly isConflict: boolean
}

type RemedyFormProps = {
  bookingId: string
  remedyId: string
  version: number
  state: 'new' | 'waiting' | 'running' | 'ended'
  values: Readonly<Record<string, string>>
  options: readonly SelectOption[]
  isBirthStarKnown: boolean
  sent: SentRemedy | undefined
}

/** Writes or changes a remedy; the days can be looked at before they are saved. */
export function RemedyForm(props: RemedyFormProps) {
  const { bookingId, remedyId, version, state, options, isBirthStarKnown, sent } = props
  const values = sent?.values ?? props.values
  const errors = sent?.errors ?? {}
  const text = useWrittenText({
    id: `remedy:${bookingId}:${state === 'new' ? 'new' : remedyId}`,
    // Not the place, which may be that of the birth.
    fields: ['title', 'instructions'],
    version,
    isConflict: sent?.isConflict ?? false,
  })
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <Card as="section">
      <TextForm text={text} method="post" className="desk-form" noValidate>
        <input type="hidden" name="remedyId" value={remedyId} />
        <TextField
          {...field('title')}
          label={DESK_REMEDIES.name}
          hint={DESK_REMEDIES.nameHint}
          maxLength={LONGEST_REMEDY_TITLE}
          required
        />
        <TextAreaField
          {...field('instructions')}
          label={DESK_REMEDIES.instructions}
          hint={DESK_REMEDIES.instructionsHint}
          rows={5}
          maxLength={LONGEST_REMEDY_TEXT}
        />
        <div className="desk-form-row">
          <SelectField
            {...field('on')}
            label={DESK_REMEDIES.on}
            hint={isBirthStarKnown ? undefined : DESK_REMEDIES.birthStarUnknown}
            options={options}
            placeholder={DESK_REMEDIES.chooseOn}
            required
          />
          <TextField {...field('start')} type="date" label={DESK_REMEDIES.start} required />
        </div>
        <div className="desk-form-row">
          <SelectField
            {...field('ending')}
            label={DESK_REMEDIES.ending}
            options={REMEDY_ENDINGS.map((value) => ({ value, label: DESK_REMEDIES.endings[value] }))}
          />
          <TextField
            {...field('times')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_REMEDY_DAYS}
            label={DESK_REMEDIES.times}
            hint={DESK_REMEDIES.timesHint}
          />
          <TextField {...field('until')} type="date" label={DESK_REMEDIES.until} hint={DESK_REMEDIES.untilHint} />
        </div>
        <PlaceField
          field={{ name: 'place', label: DESK_REMEDIES.place, hint: DESK_REMEDIES.placeHint, error: errors.place }}
          chosenName="chosen"
          defaultText={values.place ?? ''}
          defaultPlace={parsePlace(values.chosen ?? '') ?? null}
          maxLength={120}
        />
        {sent && sent.choices.length > 0 && (
          <PlaceChoices name="placeChoice" typed={values.place ?? ''} places={sent.choices} />
        )}
        <div className="desk-actions">
          <Button type="submit" name="intent" value="preview" tone="secondary">
            {DESK_REMEDIES.preview}
          </Button>
          <Button type="submit" name="intent" value="save">
            {state === 'ended' ? DESK_REMEDIES.resume : DESK_REMEDIES.save}
          </Button>
        </div>
        <TextStatus text={text} />
      </TextForm>
      <div role="status">{sent?.dates && <Preview dates={sent.dates} />}</div>
      <EndForm remedyId={remedyId} state={state} />
    </Card>
  )
}

function Preview({ dates }: { dates: readonly string[] }) {
  return (
    <section className="grid gap-3 pt-6" aria-labelledby="preview">
      <h2 id="preview" className="text-xl">
        {DESK_REMEDIES.previewTitle(dates.length)}
      </h2>
      <ol className="remedy-dates">
        {dates.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ol>
    </section>
  )
}

function EndForm({ remedyId, state }: Pick<RemedyFormProps, 'remedyId' | 'state'>) {
  if (state !== 'waiting' && state !== 'running') return null
  return (
    <Form method="post" className="desk-form mt-8 border-t border-hairline pt-6">
      <input type="hidden" name="remedyId" value={remedyId} />
      {state === 'running' && <p className="hint">{DESK_REMEDIES.endLead}</p>}
      <div className="desk-actions">
        <Button type="submit" name="intent" value={state === 'running' ? 'end' : 'remove'} tone="quiet">
          {state === 'running' ? DESK_REMEDIES.end : DESK_REMEDIES.remove}
        </Button>
      </div>
    </Form>
  )
}
