import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { askChartEngine } from '#app/features/horoscope/chart-engine.ts'
import type { MuhurtaView } from '#app/features/muhurta-view/muhurta-view.ts'
import { showProblem } from '#app/ui/script-problem.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { peopleText, readPeople } from '#domain/almanac/muhurta-people.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import type { FinderView } from './finder-view.ts'

type Computed = { readonly key: string; readonly view: MuhurtaView }

type Muhurta = {
  /** The search with the people of the address. */
  readonly search: FinderSearch | null
  readonly view: MuhurtaView | null
  readonly isBusy: boolean
}

/** The result of the search in the address. What the server did not compute is computed in the worker. */
export function useMuhurta({ search, view }: Pick<FinderView, 'search' | 'view'>): Muhurta {
  const { hash } = useLocation()
  const [people, setPeople] = useState('')
  const [computed, setComputed] = useState<Computed>()
  const [isBusy, setIsBusy] = useState(false)

  // The server does not see the fragment, so the first render must not either.
  useEffect(() => {
    const inFragment = peopleText(readPeople(new URLSearchParams(hash.slice(1)).get('people') ?? ''))
    setPeople(inFragment)
  }, [hash])

  const isPosted = (search?.people.length ?? 0) > 0
  const asked = search && !isPosted ? { ...search, people: readPeople(people) } : search
  const key = asked ? JSON.stringify(asked) : ''
  const isServed = view !== null && (isPosted || people === '')

  // The worker is outside React.
  useEffect(() => {
    if (key === '' || isServed) return
    let isCurrent = true
    setIsBusy(true)
    askChartEngine('muhurta', JSON.parse(key) as FinderSearch)
      .then((found) => {
        if (isCurrent) setComputed({ key, view: found })
      })
      .catch(() => {
        if (isCurrent) showProblem(MUHURTA.problems.notComputed)
      })
      .finally(() => {
        if (isCurrent) setIsBusy(false)
      })
    return () => {
      isCurrent = false
    }
  }, [key, isServed])

  if (isServed) return { search: asked, view, isBusy: false }
  const own = computed?.key === key ? computed.view : null
  return { search: asked, view: own, isBusy: isBusy && own === null }
}
