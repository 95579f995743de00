import { connect, type Socket } from 'node:net'

const SILENCE_MS = 20_000

/** Says exactly these bytes, as no browser would, and answers everything that came back until the line was closed. */
export async function say(port: number, words: string): Promise<{ answer: string; isClosed: boolean }> {
  const socket = openSocket(port)
  socket.write(words, 'latin1')
  let answer = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.setTimeout(SILENCE_MS, () => {
      resolve({ answer, isClosed: false })
      socket.destroy()
    })
    socket.on('close', () => resolve({ answer, isClosed: true }))
  })
}

/** A line that the other side may cut without the test ending. */
export function openSocket(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  return socket
}

export function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}
