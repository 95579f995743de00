import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorCode } from '#domain/caught-error.ts'

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** What Node answers to those who do not speak HTTP, by what is wrong with it. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  [TOO_SLOW]: 408,
}

/**
 * Node looks for visitors who are too slow before it reads what has arrived. After this process was kept from running
 * for as long as they are given, that would turn away people who had said everything in time: they have one more turn.
 */
export function hearLateRequests(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => answers.set(request.socket, response))

  server.on('clientError', (error, socket) => {
    const before = answers.get(socket)
    const code = errorCode(error)
    if (code !== TOO_SLOW) return refuse(socket, code, before)

    setImmediate(() => {
      const isHeard = answers.get(socket) !== before
      if (!isHeard) refuse(socket, code, before)
    })
  })
}

/** As Node does it by itself. Words in the middle of an answer would be taken for a part of it. */
function refuse(socket: Duplex, code: string | undefined, answer: ServerResponse | undefined): void {
  const isInAnswer = answer?.headersSent === true && !answer.writableFinished
  const status = STATUSES[code ?? ''] ?? 400
  if (socket.writable && !isInAnswer) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
  }
  socket.destroy()
}
