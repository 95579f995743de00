import { useEffect, useState } from 'react'
import type { SearchedPlace } from '#domain/charts/places.ts'
import { findPlaces } from './find-places.ts'

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
export function usePlaceSearch(query: string, hasFocus: boolean): Search {
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
