import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps, splitField } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** The browser's own rule takes an address without a dot. */
const EMAIL_PATTERN = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+'

/** One line of text, or another input by its `type`. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitField(props)
  return (
    <Field field={field}>
      <input
        type="text"
        // For the check of a corrected address: see recheck-fields.ts.
        {...(field.error && input.type === 'email' && { pattern: EMAIL_PATTERN })}
        {...input}
        {...controlAttributes(field)}
        className="input"
      />
    </Field>
  )
}
