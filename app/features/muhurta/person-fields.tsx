import { BirthFields, birthProblemProps } from '#app/features/births/birth-fields.tsx'
import { personLabel } from '#app/features/muhurta-view/person-label.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { readPerson } from '#domain/almanac/muhurta-people.ts'
import { NO_BIRTH_VALUES } from '#domain/births/birth-texts.ts'
import type { FinderOptions, PersonProblem, PersonValues } from './finder-view.ts'
import { personPrefix } from './resolve-person.ts'

type PersonFieldsProps = {
  index: 0 | 1
  values: PersonValues | undefined
  problem: PersonProblem | null | undefined
  facts: Pick<FinderOptions, 'saved' | 'stars' | 'latestYear'>
}

/** One person: a saved birth or a birth star from a list, or a birth to enter. */
export function PersonFields({ index, values, problem, facts }: PersonFieldsProps) {
  const prefix = personPrefix(index)
  const saved = facts.saved.map(({ value, label }) => ({ value, label, group: MUHURTA.form.savedGroup }))
  const stars = facts.stars.map(({ value, label }) => ({ value, label, group: MUHURTA.form.starGroup }))
  const person = readPerson(values?.chosen ?? '')
  const isListed = [...saved, ...stars].some(({ value }) => value === values?.chosen)
  const entered =
    values && person && !isListed
      ? [{ value: values.chosen, label: personLabel(person), group: MUHURTA.form.enteredGroup }]
      : []
  return (
    <div className="muhurta-person">
      <SelectField
        name={`${prefix}chosen`}
        label={MUHURTA.form.person[index]}
        placeholder={MUHURTA.form.nobody}
        options={[...entered, ...saved, ...stars]}
        defaultValue={values?.chosen ?? ''}
        error={problem?.message}
      />
      <details className="birth-more" open={problem != null || (values?.birth.birthDate ?? '') !== ''}>
        <summary>{MUHURTA.form.enterBirth[index]}</summary>
        <div className="form">
          <p className="hint">{MUHURTA.form.birthLead}</p>
          <BirthFields
            prefix={prefix}
            values={values?.birth ?? NO_BIRTH_VALUES}
            {...birthProblemProps(problem?.fields)}
            purpose="chart"
            latest={`${facts.latestYear}-12-31`}
          />
        </div>
      </details>
    </div>
  )
}
