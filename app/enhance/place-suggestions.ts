import { findPlaces } from '#app/features/births/find-places.ts'
import { BIRTH_FORM } from '#content/charts/birth-form.ts'
import { placeLabel, type SearchedPlace } from '#domain/births/places.ts'

const PAUSE_MS = 120
const SHORTEST = 2

/** Suggestions below a city field: arrows move, Enter chooses, Escape closes. The server reads the name that is then in it. */
export function suggestPlaces(input: HTMLInputElement): void {
  if (input.getAttribute('role') === 'combobox') return
  const list = listFor(input)
  const status = statusFor(list)
  let places: readonly SearchedPlace[] = []
  let active = -1
  let search = new AbortController()
  let timer = 0

  const show = (found: readonly SearchedPlace[]) => {
    places = found
    active = -1
    list.replaceChildren(...found.map((place, index) => optionFor(place, `${list.id}-${index}`, () => choose(place))))
    list.classList.toggle('hidden', found.length === 0)
    input.setAttribute('aria-expanded', String(found.length > 0))
    input.removeAttribute('aria-activedescendant')
  }
  const choose = (place: SearchedPlace) => {
    input.value = placeLabel(place)
    show([])
  }
  const mark = (index: number) => {
    active = index
    for (const [at, option] of [...list.children].entries()) {
      option.classList.toggle('place-option-active', at === index)
      option.setAttribute('aria-selected', String(at === index))
    }
    input.setAttribute('aria-activedescendant', `${list.id}-${index}`)
  }

  const suggest = () => {
    clearTimeout(timer)
    search.abort()
    if (input.value.trim().length < SHORTEST) return show([])
    search = new AbortController()
    const { signal } = search
    timer = window.setTimeout(async () => {
      const found = await findPlaces(input.value, signal)
      if (signal.aborted || document.activeElement !== input) return
      show(found)
      status.textContent = BIRTH_FORM.placesFound(found.length)
    }, PAUSE_MS)
  }
  input.addEventListener('input', suggest)
  input.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const place = places[active]
    if (step !== 0 && places.length > 0)
      mark((Math.max(active, step > 0 ? -1 : 0) + step + places.length) % places.length)
    else if (event.key === 'Enter' && place) choose(place)
    else if (event.key !== 'Escape' || places.length === 0) return
    else show([])
    event.preventDefault()
  })
  input.addEventListener('blur', () => {
    search.abort()
    show([])
  })
  // What was typed before this script arrived.
  if (input.value !== input.defaultValue && document.activeElement === input) suggest()
}

function listFor(input: HTMLInputElement): HTMLElement {
  const list = document.createElement('div')
  list.id = `${input.id}-places`
  list.className = 'place-list place-list-below hidden'
  list.role = 'listbox'
  list.ariaLabel = BIRTH_FORM.placeList
  input.after(list)
  input.role = 'combobox'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  input.setAttribute('aria-expanded', 'false')
  return list
}

function statusFor(list: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.role = 'status'
  list.after(status)
  return status
}

function optionFor(place: SearchedPlace, id: string, choose: () => void): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.className = 'place-option'
  option.role = 'option'
  option.ariaSelected = 'false'
  const name = document.createElement('b')
  name.textContent = place.name
  const where = document.createElement('span')
  where.className = 'hint'
  where.textContent = [place.region, place.country].filter(Boolean).join(', ')
  option.append(name, place.alias ? ` (${place.alias})` : '', where)
  // Pointer down comes before the field loses its focus.
  option.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    choose()
  })
  return option
}
