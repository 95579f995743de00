import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormFold } from '#app/ui/fields/form-fold.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { OWN_BOOK } from '#content/staff/bookings/muhurta-desk.ts'

export type OwnBook = {
  readonly base: string
  readonly off: readonly string[]
  readonly weaker: readonly string[]
  readonly isOffered: boolean
  readonly version: number
}

export type OwnBookRule = {
  readonly id: string
  readonly name: string
  readonly sentence: string
  readonly source: string
}

type OwnBookFormProps = { book: OwnBook; bases: readonly (keyof typeof MUHURTA.books)[]; rules: readonly OwnBookRule[] }

const CHOICES = ['usual', 'weaker', 'off'] as const

type Group = keyof typeof OWN_BOOK.groups

/** The first rule of each group, in the order in which a day is explained. */
const FIRST_OF_GROUP: Readonly<Record<string, Group>> = {
  'adhika-month': 'season',
  star: 'day',
  'rahu-kalam': 'hours',
  lagna: 'rising',
  abhijit: 'good',
  chandrashtama: 'person',
}

function grouped(rules: readonly OwnBookRule[]): { group: Group; rules: OwnBookRule[] }[] {
  const groups: { group: Group; rules: OwnBookRule[] }[] = []
  for (const rule of rules) {
    const group = FIRST_OF_GROUP[rule.id]
    if (group) groups.push({ group, rules: [rule] })
    else groups.at(-1)?.rules.push(rule)
  }
  return groups
}

/** "10 rules, 1 weaker, 2 off". */
function changesLine(book: OwnBook, rules: readonly OwnBookRule[]): string {
  const count = (choice: (typeof CHOICES)[number]) => rules.filter(({ id }) => choiceOf(book, id) === choice).length
  return OWN_BOOK.changes(rules.length, count('weaker'), count('off'))
}

/** The practice's own rule book: one choice for each rule, folded by what the rules are about. */
export function OwnBookForm({ book, bases, rules }: OwnBookFormProps) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form">
        <input type="hidden" name="version" value={book.version} />
        <SelectField
          name="base"
          label={OWN_BOOK.base}
          options={bases.map((base) => ({ value: base, label: MUHURTA.books[base] }))}
          defaultValue={book.base}
        />
        <CheckboxField name="isOffered" label={OWN_BOOK.offered} defaultChecked={book.isOffered} />
        <p className="hint">{OWN_BOOK.weakerHint}</p>
        {grouped(rules).map(({ group, rules: inGroup }) => (
          <FormFold key={group} label={OWN_BOOK.groups[group]} line={changesLine(book, inGroup)}>
            <ul className="own-book">
              {inGroup.map((rule) => (
                <li key={rule.id}>
                  <SelectField
                    name={`rule-${rule.id}`}
                    label={rule.name}
                    hint={`${rule.sentence} ${MUHURTA.result.source(rule.source)}`}
                    options={CHOICES.map((choice) => ({ value: choice, label: OWN_BOOK.as[choice] }))}
                    defaultValue={choiceOf(book, rule.id)}
                  />
                </li>
              ))}
            </ul>
          </FormFold>
        ))}
        <Button type="submit">{OWN_BOOK.save}</Button>
      </Form>
    </Card>
  )
}

function choiceOf({ off, weaker }: OwnBook, id: string): (typeof CHOICES)[number] {
  if (off.includes(id)) return 'off'
  return weaker.includes(id) ? 'weaker' : 'usual'
}
