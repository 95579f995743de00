import { Form } from 'react-router'
import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import { PartnerFields } from '#app/features/horoscope/partner-fields.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SAVE_CHART } from '#content/charts/saved-charts.ts'
import { BIRTH_FIELDS, type BirthValues } from '#domain/births/birth-form.ts'

export const SAVE_TARGETS = ['list', 'client', 'new'] as const

export type SaveTarget = (typeof SAVE_TARGETS)[number]

export type ClientChoice = { readonly id: string; readonly label: string }

export type SaveChartFormProps = {
  birth: BirthValues
  /** Date, time and place of a birth that is given; undefined while it has to be typed. */
  facts: string | undefined
  birthProblem: BirthProblem | undefined
  latestYear: number
  target: SaveTarget
  clients: readonly ClientChoice[]
  /** Clients with the number of the new one, of whom one is meant. */
  sameNumber: readonly ClientChoice[]
  /** Whether the viewer may open a client's card. */
  opensClients: boolean
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** Saves a birth in the astrologer's own list, for a client or for a new one. The button that finds clients keeps everything typed. */
export function SaveChartForm(props: SaveChartFormProps) {
  const { birth, facts, birthProblem, latestYear, target, values, errors } = props
  return (
    <Form method="post" className="form max-w-xl" noValidate preventScrollReset>
      {facts === undefined ? (
        <PartnerFields
          prefix=""
          title={SAVE_CHART.whose}
          values={birth}
          formProblem={birthProblem}
          latestYear={latestYear}
          profiles={[]}
          isHydrated={false}
        />
      ) : (
        <GivenBirth birth={birth} facts={facts} error={errors.fullName} />
      )}
      <fieldset className="fieldset save-target">
        <legend>{SAVE_CHART.where}</legend>
        <Target value="list" label={SAVE_CHART.toList} hint={SAVE_CHART.toListHint} target={target} />
        <div className="save-part">
          <TextField
            name="tags"
            label={<Optional label={SAVE_CHART.tags} />}
            hint={SAVE_CHART.tagsHint}
            defaultValue={values.tags}
            error={errors.tags}
          />
          <TextAreaField
            name="note"
            rows={3}
            label={<Optional label={SAVE_CHART.note} />}
            defaultValue={values.note}
            error={errors.note}
          />
        </div>
        <Target value="client" label={SAVE_CHART.toClient} hint={SAVE_CHART.toClientHint} target={target} />
        <div className="save-part">
          <ClientFields {...props} />
        </div>
        {props.opensClients && (
          <>
            <Target value="new" label={SAVE_CHART.toNew} hint={SAVE_CHART.toNewHint} target={target} />
            <div className="save-part">
              <NewClientFields {...props} />
            </div>
          </>
        )}
      </fieldset>
      <Consent values={values} errors={errors} />
      <Button type="submit" size="lg">
        {SAVE_CHART.button}
      </Button>
    </Form>
  )
}

function Target({
  value,
  label,
  hint,
  target,
}: {
  value: SaveTarget
  label: string
  hint: string
  target: SaveTarget
}) {
  const id = `target-${value}`
  return (
    <div className="choice">
      <input
        type="radio"
        id={id}
        name="target"
        value={value}
        defaultChecked={value === target}
        aria-describedby={`${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}

type GivenBirthProps = { birth: BirthValues; facts: string; error: string | undefined }

/** A birth from the studio: its name can still be changed. */
function GivenBirth({ birth, facts, error }: GivenBirthProps) {
  const fixed = BIRTH_FIELDS.filter((field) => field !== 'fullName' && birth[field] !== '')
  return (
    <div className="grid gap-2">
      <TextField
        name="fullName"
        label={SAVE_CHART.fullName}
        hint={facts}
        defaultValue={birth.fullName}
        error={error}
        autoComplete="off"
      />
      {fixed.map((field) => (
        <input key={field} type="hidden" name={field} value={birth[field]} />
      ))}
      <input type="hidden" name="isGiven" value="on" />
    </div>
  )
}

function ClientFields({ clients, values, errors }: SaveChartFormProps) {
  return (
    <>
      <div className="save-find">
        <TextField
          name="clientSearch"
          type="search"
          label={SAVE_CHART.client}
          hint={SAVE_CHART.clientHint}
          defaultValue={values.clientSearch}
          error={errors.clientSearch}
          autoComplete="off"
        />
        <Button type="submit" name="intent" value="find" tone="secondary">
          {SAVE_CHART.find}
        </Button>
      </div>
      <Choices name="client" legend={SAVE_CHART.found} choices={clients} chosen={values.client ?? clients[0]?.id} />
    </>
  )
}

type ChoicesProps = { name: string; legend: string; choices: readonly ClientChoice[]; chosen: string | undefined }

function Choices({ name, legend, choices, chosen }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className="fieldset" aria-live="polite">
      <legend>{legend}</legend>
      {choices.map(({ id, label }) => (
        <div key={id} className="choice">
          <input type="radio" id={`${name}-${id}`} name={name} value={id} defaultChecked={chosen === id} />
          <label htmlFor={`${name}-${id}`} className="[overflow-wrap:anywhere]">
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  )
}

/** A client who was chosen before stays chosen. */
function NewClientFields({ sameNumber, values, errors }: SaveChartFormProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name], autoComplete: 'off' })
  return (
    <>
      <TextField {...field('newName')} label={<Optional label={SAVE_CHART.newName} />} hint={SAVE_CHART.newNameHint} />
      <TextField {...field('newPhone')} type="tel" label={SAVE_CHART.newPhone} hint={SAVE_CHART.newPhoneHint} />
      <Choices name="newClient" legend={SAVE_CHART.sameNumber} choices={sameNumber} chosen={undefined} />
      {sameNumber.length === 0 && values.newClient && <input type="hidden" name="newClient" value={values.newClient} />}
      <TextField {...field('newEmail')} type="email" label={SAVE_CHART.newEmail} />
    </>
  )
}

function Consent({ values, errors }: Pick<SaveChartFormProps, 'values' | 'errors'>) {
  return (
    <>
      <CheckboxField
        name="hasConsented"
        label={SAVE_CHART.consent}
        hint={SAVE_CHART.toTheMinute}
        defaultChecked={values.hasConsented === 'on'}
        error={errors.hasConsented}
      />
      {errors.replaces && (
        <CheckboxField name="replaces" label={SAVE_CHART.replaces} defaultChecked={false} error={errors.replaces} />
      )}
    </>
  )
}
