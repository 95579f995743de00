import type { Context, MiddlewareHandler } from 'hono'
import { parseCookieHeader } from '#app/http/cookies.ts'
import { SKY_COOKIE, skyFromCookies } from '#app/http/sky.ts'
import { preferredEncoding } from '#server/http/encoding.ts'
import type { RequestVariables } from '#server/http/request-log.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

type PageContext = Context<{ Variables: RequestVariables }>

/** A list of what may be there, not of what must not: a new personal cookie can then never be forgotten. */
const IMPERSONAL_COOKIES: ReadonlySet<string> = new Set([SKY_COOKIE])

const CACHED_SEARCH_KEYS: ReadonlySet<string> = new Set(['page', 'category'])

const UNTIL_CONTENT_CHANGES_MS = 24 * 3_600_000

/** Answers anonymous requests for documents from memory, keeps what had to be rendered, and lets nothing else be kept. */
export function serveCachedPages(cache: PageCache): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const key = cacheKey(context)
    const cached = key === undefined ? undefined : cache.find(key)
    if (cached) return answerFrom(cached, context)

    const generation = cache.generation
    await next()

    if (key === undefined || !isCacheable(context)) {
      if (!context.res.headers.has('cache-control')) context.res.headers.set('Cache-Control', 'no-store')
      return undefined
    }
    const { res } = context
    const html = Buffer.from(await res.arrayBuffer())
    const headers = [...res.headers].filter(([name]) => name !== 'x-request-id' && name !== 'cache-control')
    const page = await cache.store(key, { html, headers, freshForMs: freshFor(res.headers), generation })
    context.res = undefined
    context.res = answerFrom(page, context)
    return undefined
  }
}

function cacheKey(context: PageContext): string | undefined {
  const { method, raw } = context.req
  if (method !== 'GET' && method !== 'HEAD') return undefined

  const cookieHeader = raw.headers.get('cookie')
  for (const name of parseCookieHeader(cookieHeader).keys()) if (!IMPERSONAL_COOKIES.has(name)) return undefined

  const path = raw.url.slice(raw.url.indexOf('/', 'https://'.length))
  const question = path.indexOf('?')
  if (question !== -1) {
    const search = new URLSearchParams(path.slice(question))
    for (const name of search.keys()) if (!CACHED_SEARCH_KEYS.has(name)) return undefined
  }
  return `${skyFromCookies(cookieHeader)} ${path}`
}

function isCacheable(context: PageContext): boolean {
  const { status, headers } = context.res
  const isPublicPage = context.get('isDocument') && status === 200 && !headers.has('set-cookie')
  return isPublicPage && context.req.method === 'GET' && !headers.get('cache-control')?.includes('no-store')
}

/** A page that tells the time says how long it is true, as to any shared cache: `s-maxage`. */
function freshFor(headers: Headers): number {
  const seconds = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  return seconds === undefined ? UNTIL_CONTENT_CHANGES_MS : Number(seconds) * 1_000
}

function answerFrom(page: CachedPage, context: PageContext): Response {
  const headers: [string, string][] = page.headers.map(([name, value]) => [name, value])
  headers.push(['Cache-Control', 'no-cache'], ['ETag', page.etag], ['Vary', 'Cookie, Accept-Encoding'])

  if (context.req.header('if-none-match') === page.etag) return new Response(null, { status: 304, headers })

  const encoding = preferredEncoding(context.req.header('accept-encoding'))
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding])
  const body = page.bodies[encoding]
  headers.push(['Content-Length', String(body.byteLength)])
  return new Response(context.req.method === 'HEAD' ? null : body, { headers })
}
