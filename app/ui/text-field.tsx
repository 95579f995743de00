import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps, splitField } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** One line of text, or another input by its `type`. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitField(props)
  return (
    <Field field={field}>
      <input type="text" {...input} {...controlAttributes(field)} className="input" />
    </Field>
  )
}
