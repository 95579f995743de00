type PrivateFile = {
  readonly name: string
  readonly type: 'application/pdf' | 'application/zip' | 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8'
  readonly content: string | Uint8Array
  /** What a phone shows at once, where reading comes before keeping. */
  readonly isShown?: boolean
}

/** A file that is meant for one reader; nobody between us and them keeps it. */
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
