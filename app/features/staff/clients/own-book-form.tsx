import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
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

/** The practice's own rule book: one choice for each rule. */
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
        <ul className="own-book">
          {rules.map((rule) => (
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
        <Button type="submit">{OWN_BOOK.save}</Button>
      </Form>
    </Card>
  )
}

function choiceOf({ off, weaker }: OwnBook, id: string): (typeof CHOICES)[number] {
  if (off.includes(id)) return 'off'
  return weaker.includes(id) ? 'weaker' : 'usual'
}
