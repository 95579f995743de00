import { connect, type Socket } from 'node:net'

const IDLE_TIMEOUT_MS = 20_000

/** Sends exactly these bytes and returns everything received until the connection closes. */
export async function sendRaw(port: number, bytes: string): Promise<{ response: string; isClosed: boolean }> {
  const socket = openSocket(port)
  socket.write(bytes, 'latin1')
  let response = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1')
    })
    socket.setTimeout(IDLE_TIMEOUT_MS, () => {
      resolve({ response, isClosed: false })
      socket.destroy()
    })
    socket.on('close', () => resolve({ response, isClosed: true }))
  })
}

/** A connection that the server may close without failing the test. */
export function openSocket(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  return socket
}

export function statusIn(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])
}
