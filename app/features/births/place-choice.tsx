import { TextField } from '#app/ui/fields/text-field.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { type Place, placeLabel } from '#domain/births/places.ts'
import type { FieldOf } from './clock-fields.tsx'

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

/** For a place that is not listed. */
export function CoordinateFields({ field }: { field: FieldOf }) {
  const isUsed = field('latitude').defaultValue !== '' || field('longitude').defaultValue !== ''
  return (
    <details className="birth-more" open={isUsed}>
      <summary>{BIRTH_FORM.coordinates}</summary>
      <div className="form">
        <div className="form-pair">
          <TextField {...field('latitude')} label={BIRTH_FORM.latitude} inputMode="decimal" />
          <TextField {...field('longitude')} label={BIRTH_FORM.longitude} inputMode="decimal" />
        </div>
        <TextField {...field('timeZone')} label={BIRTH_FORM.timeZone} hint={BIRTH_FORM.timeZoneHint} />
      </div>
    </details>
  )
}
