import type { HeadersArgs } from 'react-router'

/** Export this as `headers` from a route whose responses may have `Retry-After`: React Router drops it otherwise. */
export function retryAfterHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers()
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    const retryAfter = source?.get('Retry-After')
    if (retryAfter) headers.set('Retry-After', retryAfter)
  }
  return headers
}
