import type { Middleware } from '#server/listen.ts'
import { answerTo, type PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/**
 * Answers what is kept at the socket, before the request becomes an object of the web and passes a dozen layers that
 * would change nothing (decision 0090). Whatever is not kept goes on to the site.
 */
export function answerFromMemory(cache: PageCache): Middleware {
  return (request, response, next) => {
    const { method, url, headers } = request
    const key = pageKey({ method, path: url, cookies: headers.cookie })
    const page = key === undefined ? undefined : cache.find(key)
    if (!page) return next()

    const wishes = { ifNoneMatch: headers['if-none-match'], acceptEncoding: headers['accept-encoding'] }
    const answer = answerTo(wishes, page)
    response.writeHead(answer.status, answer.headers)
    if (method === 'HEAD') response.end()
    else response.end(answer.latin1, 'latin1')
  }
}
