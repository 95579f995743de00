import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps, splitField } from './field.tsx'
import type { SelectOption } from './select-options.ts'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** The label of the empty option; without it the first option is selected. */
    placeholder?: string
  }

/** The native select. */
export function SelectField(props: SelectFieldProps) {
  const [field, { options, placeholder, ...select }] = splitField(props)
  return (
    <Field field={field}>
      <select {...select} {...controlAttributes(field)} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {grouped(options).map(({ group, options: members }) =>
          group === undefined ? (
            <Options key={members[0]?.value} options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
    </Field>
  )
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function grouped(options: readonly SelectOption[]): { group: string | undefined; options: SelectOption[] }[] {
  const groups: { group: string | undefined; options: SelectOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else groups.push({ group: option.group, options: [option] })
  }
  return groups
}
