import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/fields/text-field.tsx'

/** A city by its name; a script suggests places while it is typed. */
export function CityField(props: ComponentProps<typeof TextField>) {
  return (
    <div className="place-field">
      <TextField {...props} autoComplete="off" maxLength={120} data-places />
    </div>
  )
}
