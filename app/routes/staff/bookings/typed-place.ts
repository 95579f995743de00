import type { SentForm } from '#app/http/form.ts'
import { type Place, parsePlace, placeLabel } from '#domain/births/places.ts'
import { findPlace } from '#usecases/charts/find-place.ts'

const MOST_CHOICES = 6

type TypedPlace =
  | { readonly place: Place }
  /** Several places have the name. */
  | { readonly choices: readonly Place[] }
  | { readonly problem: 'missing' | 'invalid' }

/** The place chosen from a list, unless its name was typed over, which can happen without script. */
export async function typedPlace(form: SentForm): Promise<TypedPlace> {
  const typed = form.text('place').trim()
  const chosen = parsePlace(form.text('chosen'))
  if (chosen && placeLabel(chosen) === typed) return { place: chosen }
  const choice = form.text('placeChoiceFor') === typed ? parsePlace(form.text('placeChoice')) : undefined
  if (choice) return { place: choice }
  if (typed === '') return { problem: 'missing' }
  const found = await findPlace(typed)
  if (!found) return { problem: 'invalid' }
  return found.isGuessed
    ? { choices: [found.place, ...found.namesakes].slice(0, MOST_CHOICES) }
    : { place: found.place }
}
