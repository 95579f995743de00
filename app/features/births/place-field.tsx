import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { useTypedValue } from '#app/features/page-parts/use-typed-value.ts'
import { classNames } from '#app/ui/class-names.ts'
import { controlAttributes, Field, type FieldProps } from '#app/ui/fields/field.tsx'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { type Place, placeLabel, type SearchedPlace } from '#domain/births/places.ts'
import { findPlaces } from './find-places.ts'

type PlaceFieldProps = {
  field: FieldProps
  /** Name of a hidden field with the chosen place, its coordinates and time zone. */
  chosenName?: string
  defaultText: string
  defaultPlace: Place | null
  onChoose?: (place: Place | null) => void
  /** What to do if there is no place with the name. */
  notFound?: string
  maxLength?: number
}

/** A combobox of places from the gazetteer: arrows move, Enter chooses, Escape closes. */
export function PlaceField(props: PlaceFieldProps) {
  const {
    field,
    chosenName,
    defaultText,
    defaultPlace,
    onChoose,
    notFound = BIRTH_FORM.noPlaceFound,
    maxLength,
  } = props
  const listId = useId()
  const { ref, value: text, set: setText, update } = useTypedValue(defaultText)
  const [chosen, setChosen] = useState<Place | null>(defaultPlace)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [isAwaited, setIsAwaited] = useState(false)
  const { places, isSearching, hasSearched } = usePlaceSearch(chosen ? '' : text, isOpen)

  function type(next: string) {
    update(next)
    setIsOpen(true)
    setActive(0)
    setIsAwaited(false)
    if (chosen) choose(null)
  }

  // Whoever is still typing gets suggestions at once.
  useTypedEarly(ref, (input) => input === document.activeElement && type(input.value))

  function choose(place: SearchedPlace | null) {
    setChosen(place)
    onChoose?.(place)
    if (!place) return
    setText(placeLabel(place))
    setIsOpen(false)
  }

  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && places.length > 0) {
      setActive((active + step + places.length) % places.length)
      setIsOpen(true)
      event.preventDefault()
    }
    const place = places[active]
    if (event.key === 'Enter' && isOpen && isSearching) {
      setIsAwaited(true)
      event.preventDefault()
    } else if (event.key === 'Enter' && isListed && place) {
      choose(place)
      event.preventDefault()
    }
    if (event.key === 'Escape') setIsOpen(false)
  }

  // Enter was faster than the network: choose from the list that is still loading, not from the one shown.
  useEffect(() => {
    if (!isAwaited || isSearching) return
    setIsAwaited(false)
    if (places[0]) choose(places[0])
  })

  const isListed = isOpen && places.length > 0
  return (
    <Field field={field}>
      <div className="place-field">
        <input
          {...controlAttributes(field)}
          className="input"
          role="combobox"
          autoComplete="off"
          maxLength={maxLength}
          aria-expanded={isListed}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(isListed && { 'aria-activedescendant': `${listId}-${active}` })}
          ref={ref}
          defaultValue={defaultText}
          onChange={(event) => type(event.target.value)}
          onKeyDown={move}
          onBlur={() => setIsOpen(false)}
        />
        {chosenName !== undefined && (
          <input type="hidden" name={chosenName} value={chosen ? JSON.stringify(plain(chosen)) : ''} />
        )}
        <div
          id={listId}
          className={classNames('place-list', !isListed && 'hidden')}
          role="listbox"
          tabIndex={-1}
          aria-label={BIRTH_FORM.placeList}
        >
          {places.map((place, index) => (
            <PlaceOption
              key={`${place.lat},${place.lon}`}
              id={`${listId}-${index}`}
              place={place}
              isActive={index === active}
              onChoose={() => choose(place)}
            />
          ))}
        </div>
        <p className="sr-only" role="status">
          {isOpen && statusText(isSearching, hasSearched, places.length, notFound)}
        </p>
        {hasSearched && places.length === 0 && !chosen && !field.error && <p className="hint mt-1">{notFound}</p>}
      </div>
    </Field>
  )
}

function statusText(isSearching: boolean, hasSearched: boolean, found: number, notFound: string): string {
  if (isSearching) return BIRTH_FORM.placeSearching
  if (!hasSearched) return ''
  return found === 0 ? notFound : BIRTH_FORM.placesFound(found)
}

/** Without the alias it was found by. */
function plain({ name, region, country, lat, lon, timeZone }: Place): Place {
  return { name, region, country, lat, lon, timeZone }
}

type PlaceOptionProps = { id: string; place: SearchedPlace; isActive: boolean; onChoose: () => void }

function PlaceOption({ id, place, isActive, onChoose }: PlaceOptionProps) {
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

type Search = {
  readonly places: readonly SearchedPlace[]
  readonly isSearching: boolean
  readonly hasSearched: boolean
}

const PAUSE_MS = 120
const SHORTEST = 2
const NOTHING: Search = { places: [], isSearching: false, hasSearched: false }

/**
 * Searches the site's gazetteer while typing; the last query wins. Without the focus the last result stays: a message
 * that disappeared would move the button that is being pressed.
 */
function usePlaceSearch(query: string, hasFocus: boolean): Search {
  const [search, setSearch] = useState<Search>(NOTHING)

  // A network request, after a pause in typing.
  useEffect(() => {
    if (!hasFocus) return
    if (query.trim().length < SHORTEST) {
      setSearch(NOTHING)
      return
    }
    const stop = new AbortController()
    setSearch((before) => ({ ...before, isSearching: true }))
    const timer = setTimeout(async () => {
      const places = await findPlaces(query, stop.signal)
      if (!stop.signal.aborted) setSearch({ places, isSearching: false, hasSearched: true })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
      setSearch((before) => ({ ...before, isSearching: false }))
    }
  }, [query, hasFocus])

  return search
}
