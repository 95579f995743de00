import { LRUCache } from 'lru-cache'
import type { FinderView } from '#app/features/muhurta/finder-view.ts'
import type { MuhurtaView } from '#app/features/muhurta-view/muhurta-view.ts'
import { viewMuhurta } from '#app/features/muhurta-view/view-muhurta.ts'
import { windowSearchOf } from '#domain/almanac/find-windows.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'
import type { FinderRequest } from './read-finder.ts'

/** The page with what was found. */
export async function computeFinderView(asked: FinderRequest): Promise<FinderView> {
  const view = asked.search ? await viewOnServer(asked.search) : undefined
  return { ...asked, view: view ?? null, isBusy: asked.search !== null && !view }
}

const MOST_WAITING = 6

let waiting = 0
const remembered = new LRUCache<string, MuhurtaView>({ max: 32 })

/**
 * For browsers without script, and for the first view of a shared link. A year takes 0.3 s in a thread, where
 * searches run one after another; undefined if too many wait already. Those without people are remembered.
 */
async function viewOnServer(search: FinderSearch): Promise<MuhurtaView | undefined> {
  const key = search.people.length === 0 ? JSON.stringify(search) : undefined
  const known = key === undefined ? undefined : remembered.get(key)
  if (known) return known
  if (waiting >= MOST_WAITING) return undefined

  waiting += 1
  try {
    const view = viewMuhurta(search, await inRulesThread('findWindows', windowSearchOf(search)))
    if (key !== undefined) remembered.set(key, view)
    return view
  } finally {
    waiting -= 1
  }
}
