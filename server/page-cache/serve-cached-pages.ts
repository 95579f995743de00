import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables } from '#server/http/request-log.ts'
import { answerTo, type CachedPage, type PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { createPagesInTheMaking } from './pages-in-the-making.ts'

type PageContext = Context<{ Variables: RequestVariables }>

const UNTIL_CONTENT_CHANGES_MS = 24 * 3_600_000

/** Answers anonymous requests for documents from memory, keeps what had to be rendered, and lets nothing else be kept. */
export function serveCachedPages(cache: PageCache): MiddlewareHandler<{ Variables: RequestVariables }> {
  const inTheMaking = createPagesInTheMaking<CachedPage>()

  return async (context, next) => {
    const { method, raw } = context.req
    const path = raw.url.slice(raw.url.indexOf('/', 'https://'.length))
    const key = pageKey({ method, path, cookies: raw.headers.get('cookie') })
    context.set('isForAnybody', key !== undefined)
    const cached = key === undefined ? undefined : cache.find(key)
    if (cached) return answerFrom(cached, context)

    const { generation } = cache
    const makePage = async () => {
      await next()
      const document = context.get('document')
      if (key !== undefined && document && isCacheable(context.res)) {
        context.set('document', null)
        return keepPage(cache, key, generation, { html: Buffer.from(document), headers: context.res.headers })
      }
      if (!context.res.headers.has('cache-control')) context.res.headers.set('Cache-Control', 'no-store')
      return undefined
    }
    // Who asks after a change must not get what was begun before it.
    const page = await (key === undefined ? makePage() : inTheMaking.makeOnce(`${generation} ${key}`, makePage))
    if (!page) return undefined
    context.res = undefined
    context.res = answerFrom(page, context)
    return undefined
  }
}

type Rendered = { readonly html: Buffer; readonly headers: Headers }

function keepPage(cache: PageCache, key: string, generation: number, page: Rendered): Promise<CachedPage> {
  const headers = [...page.headers].filter(([name]) => name !== 'x-request-id' && name !== 'cache-control')
  return cache.store(key, { html: page.html, headers, freshForMs: freshFor(page.headers), generation })
}

function isCacheable({ status, headers }: Response): boolean {
  const isForOne = headers.has('set-cookie') || headers.get('cache-control')?.includes('no-store')
  return status === 200 && !isForOne
}

/** A page that tells the time says how long it is true, as to any shared cache: `s-maxage`. */
function freshFor(headers: Headers): number {
  const seconds = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  return seconds === undefined ? UNTIL_CONTENT_CHANGES_MS : Number(seconds) * 1_000
}

function answerFrom(page: CachedPage, { req }: PageContext): Response {
  const wishes = { ifNoneMatch: req.header('if-none-match'), acceptEncoding: req.header('accept-encoding') }
  const { status, headers, body } = answerTo(wishes, page)
  const pairs = headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
  return new Response(req.method === 'HEAD' ? null : (body ?? null), { status, headers: pairs })
}
