import { STATUS_CODES } from 'node:http'
import type { Encoding } from '#server/http/encoding.ts'

export type PageAnswer = {
  readonly status: 200 | 304
  /** Name, value, name, value: the form in which Node writes headers without looking at them again. */
  readonly headers: string[]
  /** The same as they go over the line, without what belongs to the line itself. */
  readonly head: string
  readonly body: Uint8Array<ArrayBuffer> | undefined
  /** The same bytes, one to a character: Node joins a text to its headers and writes both with one call. */
  readonly latin1: string
}

/** Everything a kept page can answer, made when it is kept so that nothing is left to do when it is asked for. */
export type PageAnswers = Readonly<Record<Encoding, PageAnswer>> & { readonly unchanged: PageAnswer }

export type KeptPage = {
  readonly headers: readonly (readonly [string, string])[]
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

export function answersOf({ headers, etag, bodies }: KeptPage): PageAnswers {
  const shared = [...headers.flat(), 'cache-control', 'no-cache', 'etag', etag, 'vary', 'Cookie, Accept-Encoding']
  const whole = (encoding: Encoding): PageAnswer => {
    const body = bodies[encoding]
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const all = [...shared, ...coding, 'content-length', String(body.byteLength)]
    return { status: 200, headers: all, head: headOf(200, all), body, latin1: latin1Of(body) }
  }
  return {
    identity: whole('identity'),
    br: whole('br'),
    gzip: whole('gzip'),
    unchanged: { status: 304, headers: shared, head: headOf(304, shared), body: undefined, latin1: '' },
  }
}

function headOf(status: number, headers: readonly string[]): string {
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}\r\n`] : []))
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`
}

const latin1Of = (body: Uint8Array<ArrayBuffer>) =>
  Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
