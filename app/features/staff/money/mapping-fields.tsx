import { SelectField } from '#app/ui/fields/select-field.tsx'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'
import type { StatementColumns } from '#domain/statements/statement-layout.ts'

type MappingFieldsProps = {
  headings: readonly string[]
  /** The columns chosen so far. */
  columns?: StatementColumns
  /** Makes the ids of several forms on a page differ. */
  prefix?: string
}

const COLUMNS = [
  { name: 'date', isNeeded: true },
  { name: 'narration', isNeeded: true },
  { name: 'reference', isNeeded: false },
  { name: 'credit', isNeeded: false },
  { name: 'debit', isNeeded: false },
  { name: 'amount', isNeeded: false },
  { name: 'direction', isNeeded: false },
  { name: 'status', isNeeded: false },
] as const

/** Which column is which. */
export function MappingFields({ headings, columns, prefix = '' }: MappingFieldsProps) {
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading || STATEMENT.unnamedColumn(index + 1),
  }))
  return (
    <div className="desk-form-row">
      {COLUMNS.map(({ name, isNeeded }) => (
        <SelectField
          key={name}
          name={name}
          id={`${prefix}${name}`}
          label={STATEMENT.columns[name]}
          options={options}
          required={isNeeded}
          defaultValue={columns?.[name] ?? undefined}
          {...(!isNeeded && { placeholder: STATEMENT.notThere })}
        />
      ))}
    </div>
  )
}
