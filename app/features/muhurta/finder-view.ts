import type { Person } from '@muhurta/jyotish/muhurta'
import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import type { MuhurtaView } from '#app/features/muhurta-view/muhurta-view.ts'
import type { BookChoice, FinderSearch, SearchProblem, SearchValues } from '#domain/almanac/muhurta-search.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { Place, SearchedPlace } from '#domain/births/places.ts'

/** What the form of a search shows. */
export type FinderValues = Omit<SearchValues, 'day' | 'other'> & { readonly place: string }

/** What is wrong with a search. */
export type FinderProblem = {
  readonly dates?: SearchProblem
  readonly place?: 'placeMissing' | 'placeUnknown'
  /** Places with the typed name, if several have it. */
  readonly choices?: readonly SearchedPlace[]
  /** What is wrong with the birth of each person. */
  readonly people?: readonly (PersonProblem | null)[]
}

export type PersonProblem = { readonly fields?: BirthProblem; readonly message: string }

/** A person that can be chosen from a list. */
export type PersonOption = { readonly value: string; readonly label: string; readonly person: Person }

/** A person of the form: chosen from the list, or a birth that was typed. */
export type PersonValues = { readonly chosen: string; readonly birth: BirthValues }

export type FinderView = {
  readonly values: FinderValues
  readonly chosenPlace: Place | null
  readonly problem: FinderProblem
  readonly search: FinderSearch | null
  /** Computed on the server; the browser computes it where it is missing. */
  readonly view: MuhurtaView | null
  readonly isBusy: boolean
}

/** What every view of the page needs. */
export type FinderOptions = {
  readonly books: readonly BookChoice[]
  readonly saved: readonly PersonOption[]
  readonly stars: readonly PersonOption[]
  readonly latestYear: number
  readonly appUrl: string
}
