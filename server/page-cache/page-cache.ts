import { createHash } from 'node:crypto'
import { preferredEncoding } from '#server/http/encoding.ts'
import { compressBest, compressPage } from './compress-page.ts'
import { answersOf, type KeptPage, type PageAnswer, type PageAnswers } from './page-answer.ts'
import { createUnhurriedWork } from './unhurried.ts'

export type CachedPage = KeptPage & {
  readonly answers: PageAnswers
  readonly expiresAt: number
}

type RenderedPage = {
  readonly html: Buffer
  readonly headers: readonly (readonly [string, string])[]
  readonly freshForMs: number
  /** The one in which its rendering began. */
  readonly generation: number
}

const MOST_PAGES = 2_000

/** The best compression takes about 100 ms of a processor: with this pause never more than a tenth of one. */
const SHRINKING_PAUSE_MS = 1_000

/** Anonymous HTML kept in memory until the content it was made from changes. */
export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(now: () => number) {
  const pages = new Map<string, CachedPage>()
  // A page that was being rendered while the content changed must not be kept: its generation has passed.
  let generation = 0
  let isListening = false
  // Who asked first did not wait for the best compression; everybody after them gets it.
  const shrinking = createUnhurriedWork(shrink, { pauseMs: SHRINKING_PAUSE_MS })

  async function shrink(key: string): Promise<void> {
    const page = pages.get(key)
    if (!page) return
    const bodies = { ...page.bodies, br: await compressBest(page.bodies.identity) }
    if (pages.get(key) === page) pages.set(key, { ...page, bodies, answers: answersOf({ ...page, bodies }) })
  }

  function keep(key: string, page: CachedPage): void {
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value ?? '')
    pages.set(key, page)
    // Addresses with a question are without number.
    if (!key.includes('?')) shrinking.add(key)
  }

  return {
    find(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!page || page.expiresAt > now()) return page
      pages.delete(key)
      return undefined
    },

    get generation() {
      return generation
    },

    get isListening() {
      return isListening
    },

    async store(key: string, page: RenderedPage): Promise<CachedPage> {
      const etag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`
      const kept = { headers: page.headers, etag, bodies: await compressPage(page.html) }
      const cached = { ...kept, answers: answersOf(kept), expiresAt: now() + page.freshForMs }
      if (isListening && page.generation === generation) keep(key, cached)
      return cached
    },

    clear() {
      generation += 1
      pages.clear()
      shrinking.forget()
    },

    /** Without news of changes nothing may be kept: a stale page is worse than a slow one. */
    setListening(listening: boolean) {
      isListening = listening
      this.clear()
    },
  }
}

type Wishes = { readonly ifNoneMatch: string | undefined; readonly acceptEncoding: string | undefined }

/** A browser may name several pages it has, and a proxy may have marked ours as weak: it is the same page. */
export function answerTo({ ifNoneMatch, acceptEncoding }: Wishes, { etag, answers }: CachedPage): PageAnswer {
  return ifNoneMatch?.includes(etag) ? answers.unchanged : answers[preferredEncoding(acceptEncoding)]
}
