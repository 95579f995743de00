import { type FormEvent, useRef, useState } from 'react'
import { PlaceChoices } from '#app/features/births/place-choice.tsx'
import { PlaceField } from '#app/features/births/place-field.tsx'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { optionsOf } from '#app/ui/fields/select-options.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { to } from '#content/language.ts'
import { SEARCH_HOURS } from '#domain/almanac/window-limits.ts'
import type { Place } from '#domain/births/places.ts'
import type { FinderOptions, FinderProblem, FinderValues, PersonValues } from './finder-view.ts'
import { PersonFields } from './person-fields.tsx'
import { FINDER_PATH } from './search-href.ts'

type SearchFormProps = {
  action: string
  values: FinderValues
  chosenPlace: Place | null
  people: readonly PersonValues[]
  problem: FinderProblem
  facts: FinderOptions
  isHydrated: boolean
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const PURPOSE_OPTIONS = optionsOf(MUHURTA.purposes)
const DIRECTION_OPTIONS = optionsOf(MUHURTA.directions)
const HOUR_OPTIONS = SEARCH_HOURS.map((value) => ({ value, label: MUHURTA.form.hoursOf[value] }))
const FIRST_DAY = '1900-01-02'
const LAST_DAY = '2100-12-30'

/** With script the search runs here. Without, the form is posted, and a search without people gets an address. */
export function SearchForm(props: SearchFormProps) {
  const { action, values, chosenPlace, people, problem, facts, isHydrated, isBusy, onSubmit } = props
  const [purpose, setPurpose] = useState(values.purpose)
  const purposes = useRef<HTMLSelectElement>(null)
  useTypedEarly(purposes, ({ value }) => setPurpose(value))
  return (
    <Card as="section">
      <form method="post" action={to(action)} className="form" onSubmit={onSubmit} noValidate>
        <SelectField
          name="purpose"
          label={MUHURTA.form.purpose}
          options={PURPOSE_OPTIONS}
          defaultValue={values.purpose}
          ref={purposes}
          onChange={(event) => setPurpose(event.target.value)}
        />
        {(!isHydrated || purpose === 'travel') && (
          <SelectField
            name="direction"
            label={MUHURTA.form.direction}
            placeholder={MUHURTA.form.anyDirection}
            options={DIRECTION_OPTIONS}
            defaultValue={values.direction}
          />
        )}
        <PlaceField
          field={{
            name: 'place',
            label: MUHURTA.form.place,
            hint: MUHURTA.form.placeHint,
            error: placeError(problem, values.place),
          }}
          chosenName="chosen"
          defaultText={values.place}
          defaultPlace={chosenPlace}
          maxLength={120}
        />
        {problem.choices && <PlaceChoices name="placeChoice" typed={values.place} places={problem.choices} />}
        <div className="form-pair">
          <TextField
            name="from"
            type="date"
            label={MUHURTA.form.from}
            defaultValue={values.from}
            min={FIRST_DAY}
            max={LAST_DAY}
            error={problem.dates && MUHURTA.problems[problem.dates]}
          />
          <TextField
            name="to"
            type="date"
            label={MUHURTA.form.to}
            hint={MUHURTA.form.rangeHint}
            defaultValue={values.to}
            min={FIRST_DAY}
            max={LAST_DAY}
          />
        </div>
        <details className="birth-more" open={isMoreChosen(props)}>
          <summary>{MUHURTA.form.more}</summary>
          <div className="form">
            <SelectField
              name="hours"
              label={MUHURTA.form.hours}
              options={HOUR_OPTIONS}
              defaultValue={values.hours === 'all' ? 'all' : 'day'}
            />
            <SelectField
              name="book"
              label={MUHURTA.form.book}
              hint={MUHURTA.form.bookHint}
              options={facts.books.map((book) => ({ value: book, label: MUHURTA.books[book] }))}
              defaultValue={values.book}
            />
            <fieldset className="fieldset">
              <legend>{MUHURTA.form.people}</legend>
              <p className="hint">{MUHURTA.form.peopleHint}</p>
              {([0, 1] as const).map((index) => (
                <PersonFields
                  key={index}
                  index={index}
                  values={people[index]}
                  problem={problem.people?.[index]}
                  facts={facts}
                />
              ))}
            </fieldset>
          </div>
        </details>
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={MUHURTA.form.finding}>
          {MUHURTA.form.find}
        </Button>
        {action === FINDER_PATH && <p className="hint">{MUHURTA.free}</p>}
      </form>
    </Card>
  )
}

/** Something other than daytime by the first book, for nobody. */
function isMoreChosen({ values, people, problem, facts }: SearchFormProps): boolean {
  const isOtherBook = values.book !== '' && values.book !== facts.books[0]
  return values.hours === 'all' || isOtherBook || people.length > 0 || problem.people !== undefined
}

function placeError({ place, choices }: FinderProblem, typed: string): string | undefined {
  if (choices) return BIRTH_FORM.choosePlace
  if (place === 'placeUnknown') return MUHURTA.problems.placeUnknown(typed)
  return place && MUHURTA.problems[place]
}
