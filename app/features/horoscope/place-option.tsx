import { classNames } from '#app/ui/class-names.ts'
import type { SearchedPlace } from '#domain/charts/places.ts'

type PlaceOptionProps = { id: string; place: SearchedPlace; isActive: boolean; onChoose: () => void }

export function PlaceOption({ id, place, isActive, onChoose }: PlaceOptionProps) {
  const { name, region, country, alias } = place
  return (
    // The field handles the keyboard, as in a combobox. Pointer down comes before the field loses its focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames('place-option', isActive && 'place-option-active')}
      onPointerDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      <b>{name}</b>
      {alias && <span> ({alias})</span>}
      <span className="hint">{[region, country].filter(Boolean).join(', ')}</span>
    </div>
  )
}
