/** What a visitor without anything unusual asks for, read from the bytes themselves. */
export type PlainQuestion = {
  /** As it stands in the request line: path and search. */
  readonly path: string
  readonly cookies: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
}

const REQUEST_LINE = /^GET (\/[!-~]*) HTTP\/1\.1$/
const FIELD = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t -~\x80-\xff]*)$/
const END = '\r\n\r\n'
const MOST_BYTES = 16 * 1024

/** A list of what may be there, not of what must not: nothing on it changes where a question ends or how it is answered. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[
    'host',
    'user-agent',
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'cookie',
    'referer',
    'origin',
  ],
  ...['cache-control', 'pragma', 'if-none-match', 'priority', 'dnt', 'upgrade-insecure-requests', 'purpose'],
  ...['sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'sec-gpc', 'sec-purpose'],
  ...['sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user'],
  ...['via', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
])

/**
 * Reads one whole GET that came in one piece. Undefined for everything else, however slightly different: a body, a second
 * question behind it, a field that is repeated or unknown, a sign that does not belong there. Those are for Node to read.
 */
export function readPlainQuestion(bytes: Buffer): PlainQuestion | undefined {
  if (bytes.length > MOST_BYTES || bytes[0] !== 0x47) return undefined
  const text = bytes.toString('latin1')
  if (text.indexOf(END) !== text.length - END.length) return undefined

  const [requestLine = '', ...lines] = text.slice(0, -END.length).split('\r\n')
  const path = REQUEST_LINE.exec(requestLine)?.[1]
  const fields = path === undefined ? undefined : readFields(lines)
  if (path === undefined || !fields?.has('host') || !staysOpen(fields.get('connection'))) return undefined
  return {
    path,
    cookies: fields.get('cookie'),
    ifNoneMatch: fields.get('if-none-match'),
    acceptEncoding: fields.get('accept-encoding'),
  }
}

function readFields(lines: readonly string[]): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, written, value] = FIELD.exec(line) ?? []
    const name = written?.toLowerCase()
    if (name === undefined || value === undefined || !HARMLESS.has(name) || fields.has(name)) return undefined
    fields.set(name, value)
  }
  return fields
}

function staysOpen(connection: string | undefined): boolean {
  return connection === undefined || connection.toLowerCase() === 'keep-alive'
}
