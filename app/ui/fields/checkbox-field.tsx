import type { ComponentProps } from 'react'
import { controlAttributes, FieldNotes, type FieldProps, RequiredMark, splitField } from './field.tsx'

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>

/** The label may contain links, for consent. */
export function CheckboxField(props: CheckboxFieldProps) {
  const [field, input] = splitField(props)
  const control = controlAttributes(field)
  return (
    <div className="choice">
      <input {...input} {...control} type="checkbox" />
      <label htmlFor={control.id}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <FieldNotes field={field} />
    </div>
  )
}
