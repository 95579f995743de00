import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { IMPORT } from '#content/staff/clients/client-import.ts'
import { CLIENT_FIELDS, type ClientColumns } from '#domain/imports/client-columns.ts'

type ColumnFormProps = {
  /** Empty where the file has no headings. */
  headings: readonly string[]
  samples: readonly (readonly string[])[]
  columns: ClientColumns
}

/** Asks which column is which, with a guess. */
export function ColumnForm({ headings, samples, columns }: ColumnFormProps) {
  const labels = headings.map((heading, index) => heading || IMPORT.unnamedColumn(index + 1))
  const options = labels.map((label, index) => ({ value: String(index), label }))
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{IMPORT.columnsTitle}</h2>
      <p className="hint">{IMPORT.columnsLead}</p>
      <Form method="post" className="desk-form" noValidate>
        <div className="desk-form-row">
          {CLIENT_FIELDS.map((field) => (
            <SelectField
              key={field}
              name={field}
              label={IMPORT.columns[field]}
              options={options}
              required={field === 'name'}
              defaultValue={columns[field] ?? ''}
              placeholder={IMPORT.notThere}
            />
          ))}
        </div>
        <p>
          <Button type="submit" name="intent" value="columns">
            {IMPORT.check}
          </Button>
        </p>
      </Form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard */}
      <section className="overflow-x-auto" aria-label={IMPORT.sample} tabIndex={0}>
        <table className="data-table">
          <caption className="sr-only">{IMPORT.sample}</caption>
          <thead>
            <tr>
              {labels.map((label, index) => (
                <th key={`${label}-${index.toString()}`} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((row, place) => (
              <tr key={`${place.toString()}-${row.join('|')}`}>
                {labels.map((label, index) => (
                  <td key={`${label}-${index.toString()}`}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
