import { useLocation } from 'react-router'
import { chosenStyle } from '#app/features/page-parts/shown-names.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { optionsOf } from '#app/ui/fields/select-options.ts'
import { NAME_CHOICE } from '#content/charts/name-choice.ts'
import { to } from '#content/language.ts'

const FORM = 'names-choice'

/** How all charts name grahas, signs and stars. */
export function NamesChoice() {
  return (
    <div className="no-print flex flex-wrap items-end gap-3">
      <NamesFields />
      <NamesForm />
    </div>
  )
}

/** In another form too: they belong to `NamesForm`, which stands outside of it. */
export function NamesFields() {
  const style = chosenStyle()
  return (
    <>
      <SelectField
        key={style}
        form={FORM}
        name="names"
        label={NAME_CHOICE.label}
        options={optionsOf(NAME_CHOICE.styles)}
        defaultValue={style}
      />
      <Button type="submit" form={FORM} tone="secondary">
        {NAME_CHOICE.use}
      </Button>
    </>
  )
}

/** A plain form, with script too: the page is loaded again with the names, and the chart of the tab with it. */
export function NamesForm() {
  const { pathname, search } = useLocation()
  const action = `/names?return=${encodeURIComponent(pathname + search)}`
  return <form id={FORM} method="post" action={to(action)} />
}
