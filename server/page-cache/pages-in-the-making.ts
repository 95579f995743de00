const MOST_REMEMBERED = 2_000

/**
 * When a page has just been dropped, many may ask for it at once: the first one renders it and the others wait for
 * that. Of a page that turned out not to be kept (a form, a missing page) everybody makes their own without waiting.
 */
export function createPagesInTheMaking<Page>() {
  const making = new Map<string, Promise<Page | undefined>>()
  const notShared = new Set<string>()

  async function makeForAll(key: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> {
    const promise = make()
    making.set(key, promise)
    try {
      const page = await promise
      if (page === undefined) rememberNotShared(key)
      return page
    } finally {
      making.delete(key)
    }
  }

  function rememberNotShared(key: string): void {
    if (notShared.size >= MOST_REMEMBERED) notShared.clear()
    notShared.add(key)
  }

  return {
    async makeOnce(key: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> {
      if (notShared.has(key)) return make()
      const others = making.get(key)
      if (others === undefined) return makeForAll(key, make)

      // What failed for the first one is in its own log; we try for ourselves.
      return (await others.catch(() => undefined)) ?? make()
    },
  }
}
