import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'
import { MappingFields } from './mapping-fields.tsx'

type MappingFormProps = { unknown: { rows: readonly (readonly string[])[]; headerIndex: number } }

/** Asks which column is which in a file with unknown headings. */
export function MappingForm({ unknown: { rows, headerIndex } }: MappingFormProps) {
  const [headings = [], ...samples] = rows
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{STATEMENT.mappingTitle}</h2>
      <p className="hint">{STATEMENT.mappingLead}</p>
      <div className="overflow-x-auto">
        <table className="data-table">
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th key={`${heading}-${index.toString()}`} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.slice(0, 3).map((row) => (
              <tr key={row.join('|')}>
                {headings.map((heading, index) => (
                  <td key={`${heading}-${index.toString()}`}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Form method="post" encType="multipart/form-data" className="desk-form">
        <input type="hidden" name="headerIndex" value={headerIndex} />
        <MappingFields headings={headings} />
        <TextField name="file" type="file" label={STATEMENT.file} required />
        <p>
          <Button type="submit">{STATEMENT.mappingSave}</Button>
        </p>
      </Form>
    </Card>
  )
}
