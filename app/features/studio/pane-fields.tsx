import { useRef } from 'react'
import type { PaneField, PaneId } from '#app/features/chart-panes/pane.ts'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { STUDIO } from '#content/charts/studio.ts'
import { fieldName } from './studio-request.ts'

type PaneFieldsProps = { pane: PaneId; fields: readonly PaneField[]; isHydrated: boolean }

/** What a pane asks. Menus apply at once with script; typed fields wait for Enter or the button. */
export function PaneFields({ pane, fields, isHydrated }: PaneFieldsProps) {
  const asked = fields.filter(({ kind }) => kind !== 'row')
  const needsButton = !isHydrated || asked.some(({ kind }) => kind !== 'select')
  return (
    <>
      {fields.map(({ name }) => (
        <input key={name} type="hidden" name="fields" value={fieldName(pane, name)} />
      ))}
      {fields.map(
        ({ kind, name, value }) =>
          kind === 'row' && <input key={name} type="hidden" name={fieldName(pane, name)} value={value} />,
      )}
      {asked.length > 0 && (
        <div className="studio-fields no-print">
          {asked.map((field) => (
            <AskedField key={`${field.name} ${field.value}`} pane={pane} field={field} />
          ))}
          {needsButton && (
            <Button type="submit" tone="secondary">
              {STUDIO.show}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function AskedField({ pane, field }: { pane: PaneId; field: PaneField }) {
  const menu = useRef<HTMLSelectElement>(null)
  useTypedEarly(menu, ({ form }) => form?.requestSubmit())
  const shared = {
    name: fieldName(pane, field.name),
    label: field.label,
    defaultValue: field.value,
    ...(field.hint && { hint: field.hint }),
    ...(field.problem && { error: field.problem }),
  }
  switch (field.kind) {
    case 'select':
      return (
        <SelectField
          {...shared}
          ref={menu}
          options={field.options}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      )
    case 'text':
      return <TextField {...shared} autoComplete="off" />
    case 'date':
      return <TextField {...shared} type="date" />
    case 'number':
      return <TextField {...shared} type="number" inputMode="numeric" min={field.min} max={field.max} />
    case 'row':
      return null
  }
}
