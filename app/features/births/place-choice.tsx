import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { type Place, placeLabel } from '#domain/births/places.ts'

type PlaceChoiceProps = {
  name: string
  typed: string
  places: readonly Place[]
  /** Where a place that is not listed is welcome too. */
  none?: string
}

/** Places with the same name to choose from, without script. */
export function PlaceChoices({ name, typed, places, none }: PlaceChoiceProps) {
  return (
    <fieldset className="fieldset birth-doubt">
      <legend>{BIRTH_FORM.whichPlace}</legend>
      <input type="hidden" name={`${name}For`} value={typed} />
      {places.map((place, index) => (
        <div key={`${place.lat},${place.lon}`} className="choice">
          <input
            type="radio"
            id={`${name}-${index}`}
            name={name}
            value={JSON.stringify(place)}
            defaultChecked={index === 0}
          />
          <label htmlFor={`${name}-${index}`}>{placeLabel(place)}</label>
        </div>
      ))}
      {none !== undefined && (
        <div className="choice">
          <input type="radio" id={`${name}-none`} name={name} value="none" />
          <label htmlFor={`${name}-none`}>{none}</label>
        </div>
      )}
    </fieldset>
  )
}
