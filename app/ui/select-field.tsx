import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps, splitField } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

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
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled ?? false}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
