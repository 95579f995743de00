type PrivateFile = {
  readonly name: string
  readonly type: 'application/pdf' | 'application/zip' | 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8'
  readonly content: string | Uint8Array
  /** Shown in the browser instead of downloaded. */
  readonly isShown?: boolean
}

/** A file for one user; never cached. */
export function privateFile({ name, type, content, isShown = false }: PrivateFile): Response {
  const body = typeof content === 'string' ? content : new Uint8Array(content)
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
