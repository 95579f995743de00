import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps, splitField } from './field.tsx'

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>

export function TextAreaField(props: TextAreaFieldProps) {
  const [field, textarea] = splitField(props)
  return (
    <Field field={field}>
      <textarea rows={5} {...textarea} {...controlAttributes(field)} className="input" />
    </Field>
  )
}
