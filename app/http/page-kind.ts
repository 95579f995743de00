/**
 * A document is for reading: it is rendered on the server and sends no React to the browser.
 * An application is interactive: it hydrates. `app/routes.ts` says which routes are which.
 */
export type PageKind = 'document' | 'application'

export type PageHandle = { readonly kind: PageKind }

export const DOCUMENT: PageHandle = { kind: 'document' }
export const APPLICATION: PageHandle = { kind: 'application' }

/** Pages outside both groups (errors before a route matches) are documents, which need no script. */
export function pageKindOf(matches: readonly { readonly handle?: unknown }[]): PageKind {
  for (const match of matches) {
    if (isPageHandle(match.handle)) return match.handle.kind
  }
  return 'document'
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'kind' in handle
}

/** Says to our own server what was rendered: a page of either kind, `embed`, `framed` or `preview`; removed before the response is sent. */
export const PAGE_KIND_HEADER = 'X-Page-Kind'

/** Says to our own server which sites may frame a response of the kind `framed`; removed before the response is sent. */
export const FRAMED_BY_HEADER = 'X-Framed-By'
