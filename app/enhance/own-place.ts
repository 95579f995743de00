import { findNearestPlace } from '#app/features/births/find-places.ts'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import { placeLabel } from '#domain/births/places.ts'
import { placeProblem, removeProblem } from './problems.ts'

/** Writes the town nearest to the device into the city field of the button's form, and sends the form. */
export function goToOwnPlace(button: HTMLElement) {
  const form = button.closest('form')
  const field = form?.querySelector<HTMLInputElement>('[data-places]')
  if (!form || !field) return
  removeProblem()
  const fail = () => {
    button.removeAttribute('aria-busy')
    placeProblem(DAY_IN_FULL.noLocation, DAY_IN_FULL.noLocationDetail)
  }
  if (!navigator.geolocation) return fail()
  button.setAttribute('aria-busy', 'true')
  navigator.geolocation.getCurrentPosition(async ({ coords }) => {
    const nearest = await findNearestPlace({ lat: coords.latitude, lon: coords.longitude })
    if (!nearest) return fail()
    field.value = placeLabel(nearest)
    form.requestSubmit()
  }, fail)
}
