import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { preferredEncoding } from '#server/http/encoding.ts'
import { REQUEST_ID_HEADER, type RequestVariables } from '#server/http/request-log.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/**
 * Lets a proxy or CDN serve a page for a second without asking. Caches count whole seconds, so one second can last two;
 * `stale-while-revalidate` would add a third, and an edit has to be visible within two (decision 0110).
 */
const SHARED = 'public, max-age=0, s-maxage=1'

/** For visitors who chose a theme: not every CDN respects `Vary: Cookie`. */
const NOT_SHARED = 'private, no-cache'

/** Serves anonymous documents from memory, stores those it had to wait for, and forbids caching of everything else. */
export function cachePages(cache: PageCache): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const keyFor = pageKey(context.req.raw)
    const cached = keyFor && cache.find(keyFor(preferredEncoding(context.req.header('accept-encoding'), ['gzip'])))
    if (cached) return respondWith(cached, context)

    const { generation } = cache
    await next()
    const { headers } = context.res
    const isCacheable = keyFor && context.req.method === 'GET' && isShareable(context.res)
    headers.delete(PAGE_KIND_HEADER)
    if (isCacheable) {
      const page = await readPage(context.res)
      cache.store(keyFor(page.headers['content-encoding'] === 'gzip' ? 'gzip' : 'identity'), page, generation)
      // Without this Hono would merge the old headers into the new response.
      context.res = undefined
      context.res = respondWith(page, context)
    } else if (!headers.has('cache-control')) {
      headers.set('Cache-Control', 'no-store')
    }
    return undefined
  }
}

/** A route that sets `Cache-Control` itself has a reason not to be cached here. */
function isShareable({ status, headers }: Response): boolean {
  const isDocument = headers.get(PAGE_KIND_HEADER) === 'document'
  return status === 200 && isDocument && !headers.has('set-cookie') && !headers.has('cache-control')
}

async function readPage(response: Response): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag, headers: { ...Object.fromEntries(response.headers), etag, vary: 'Cookie, Accept-Encoding' } }
}

/** All headers as plain values: a `Headers` object would cost as much as the rest of the response. */
function respondWith(
  { body, etag, headers }: CachedPage,
  { req, get }: Context<{ Variables: RequestVariables }>,
): Response {
  const all: Readonly<Record<string, string>> = {
    ...headers,
    'cache-control': req.header('cookie') === undefined ? SHARED : NOT_SHARED,
    [REQUEST_ID_HEADER]: get('requestId'),
  }
  // A browser may list several tags, and a proxy may have weakened ours: it is still the same page.
  if (req.header('if-none-match')?.includes(etag)) {
    // The other headers stay: a browser replaces those of its copy with them, including the security policy.
    const { 'content-encoding': _, ...unchanged } = all
    return new Response(null, { status: 304, headers: unchanged })
  }
  return new Response(req.method === 'HEAD' ? null : body, { headers: all })
}
