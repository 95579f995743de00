import type { HeadersArgs } from 'react-router'

/** Export this as `headers` from a route whose answers may ask people to wait: pages drop such headers otherwise. */
export function answerHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers()
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    const retryAfter = source?.get('Retry-After')
    if (retryAfter) headers.set('Retry-After', retryAfter)
  }
  return headers
}
