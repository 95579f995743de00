import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FieldNotes, groupAttributes } from '#app/ui/fields/field.tsx'
import { FormFold } from '#app/ui/fields/form-fold.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PICTURE } from '#content/staff/website/pictures.ts'
import { type FieldGroup, type FieldSpec, type FormTexts, TICKS_SEPARATOR, uploadName } from './form-spec.ts'
import { MarkdownField } from './markdown-field.tsx'

type SpecFieldsProps = { fields: readonly FieldSpec[]; values: FormTexts; errors: FormTexts }

/** Renders a form from its specification, with values and errors. */
export function SpecFields({ fields, values, errors }: SpecFieldsProps) {
  return grouped(fields).map((group) => {
    const [first] = group
    const drawn = group.map((field) => (
      <SpecField key={field.name} field={field} value={values[field.name] ?? ''} error={errors[field.name]} />
    ))
    if (!first?.group) return drawn
    if (first.group.isFolded) {
      const { name, label } = first.group
      const isOpen = group.some((field) => errors[field.name] !== undefined)
      return (
        <FormFold key={name} label={label} line={foldLine(first.group, group, values)} isOpen={isOpen}>
          {drawn}
        </FormFold>
      )
    }
    const isOfTicks = group.every(isTick)
    return (
      <fieldset key={first.group.name} className="fieldset">
        <legend className={isOfTicks ? undefined : 'heading text-xl'}>{first.group.label}</legend>
        <div className={isOfTicks ? 'admin-ticks' : 'grid gap-4'}>{drawn}</div>
      </fieldset>
    )
  })
}

/** A choice says its label. */
function foldLine({ line, lineOf }: FieldGroup, fields: readonly FieldSpec[], values: FormTexts): string | undefined {
  if (lineOf === undefined) return line
  const value = values[lineOf] ?? ''
  const options = fields.find(({ name }) => name === lineOf)?.options
  return options?.find((option) => option.value === value)?.label ?? value
}

function isTick({ type }: FieldSpec): boolean {
  return type === 'tick'
}

/** Groups consecutive fields that have the same group; other fields stay on their own. */
function grouped(fields: readonly FieldSpec[]): FieldSpec[][] {
  const groups: FieldSpec[][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (field.group && last?.[0]?.group?.name === field.group.name) last.push(field)
    else groups.push([field])
  }
  return groups
}

function SpecField({ field, value, error }: { field: FieldSpec; value: string; error: string | undefined }) {
  const { name, label, hint, type = 'line', options = [], isOptional = false, rows = 5 } = field
  const common = { name, label, error, ...(hint && { hint }) }
  switch (type) {
    case 'tick':
      return <CheckboxField {...common} defaultChecked={value === 'on'} />
    case 'ticks':
      return <TicksField field={field} value={value} error={error} />
    case 'choice':
      return <SelectField {...common} options={options} defaultValue={value} required={!isOptional} />
    case 'long':
      return <TextAreaField {...common} rows={rows} defaultValue={value} required={!isOptional} />
    case 'markdown':
      return <MarkdownField {...common} rows={rows} defaultValue={value} required={!isOptional} />
    case 'picture':
      return <PictureField field={field} value={value} error={error} />
    case 'password':
      return <TextField {...common} type="password" autoComplete="current-password" required />
    case 'number':
      return <TextField {...common} inputMode="numeric" defaultValue={value} required={!isOptional} />
    default:
      return (
        <TextField {...common} type={type === 'line' ? 'text' : type} defaultValue={value} required={!isOptional} />
      )
  }
}

function TicksField({ field, value, error }: { field: FieldSpec; value: string; error: string | undefined }) {
  const { name, label, hint, options = [] } = field
  const ticked = value.split(TICKS_SEPARATOR)
  return (
    <fieldset className="fieldset" {...groupAttributes({ name, error })}>
      <legend>{label}</legend>
      <FieldNotes field={{ name, label, hint, error }} />
      <div className="admin-ticks">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            id={`${name}-${option.value}`}
            name={name}
            label={option.label}
            value={option.value}
            defaultChecked={ticked.includes(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The link to a picture, and an upload that replaces it. */
function PictureField({ field, value, error }: { field: FieldSpec; value: string; error: string | undefined }) {
  const { name, label, hint } = field
  return (
    <>
      <TextField name={name} label={label} error={error} inputMode="url" defaultValue={value} {...(hint && { hint })} />
      {value !== '' && <img className="admin-picture" src={value} alt="" width={96} height={96} />}
      <TextField
        name={uploadName(name)}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        label={PICTURE.upload(label)}
        hint={PICTURE.uploadHint}
      />
    </>
  )
}
