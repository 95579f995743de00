import type { ReactNode } from 'react'
import { CONTROLS } from '#content/frame/controls.ts'
import { PROBLEM_MARK } from './problem-mark.ts'

export type FieldProps = {
  name: string
  label: ReactNode
  /** Needed only when two forms on one page share a name. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

type ControlAttributes = Partial<typeof PROBLEM_MARK> & {
  id: string
  name: string
  required: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** Attributes that connect a control with its label, hint and error. */
export function controlAttributes({ name, id = name, hint, error, required = false }: FieldProps): ControlAttributes {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    ...(error && { 'aria-invalid': true, ...PROBLEM_MARK }),
    ...(described && { 'aria-describedby': described }),
  }
}

/** The id of a group of controls, and its connection with its error. */
export function groupAttributes({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  return { id: name, tabIndex: -1, ...(error && { 'aria-describedby': `${name}-error`, ...PROBLEM_MARK }) }
}

/** Label, control, error, hint. */
export function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { name, id = name, label, required = false } = field
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes field={field} />
    </div>
  )
}

export function FieldNotes({ field: { name, id = name, hint, error } }: { field: FieldProps }) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

/** Visual only: the control itself has `required`. */
export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      {' '}
      *
    </span>
  )
}

/** The label of a field that may stay empty in a form where most may not. */
export function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="field-optional">({CONTROLS.optional})</span>
    </>
  )
}

/** Removes the props of the field, so that the rest can be spread on the control. */
export function splitField<Control extends FieldProps>(props: Control): [FieldProps, Omit<Control, keyof FieldProps>] {
  const { name, label, id, hint, error, required, ...control } = props
  const field = {
    name,
    label,
    hint,
    error,
    ...(id !== undefined && { id }),
    ...(required !== undefined && { required }),
  }
  return [field, control]
}
