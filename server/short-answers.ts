import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A whole answer to the bytes that came, ready to be sent; undefined where these are not enough to tell. */
export type ShortAnswer = (bytes: Buffer) => string | undefined

type Limits = {
  /** How long somebody may be connected and say nothing. */
  readonly silenceMs: number
  readonly keepAliveMs: number
}

/**
 * Stands before Node's reading of HTTP, which takes longer than answering what is in memory. A line is held for as long as
 * everything on it can be answered shortly; with the first word that cannot, it is Node's for good, that word included.
 */
export function giveShortAnswers(server: Server, shortAnswer: ShortAnswer, limits: Limits): { release(): void } {
  const readHttp = server.listeners('connection')
  const held = new Set<Socket>()

  function hold(socket: Socket): void {
    held.add(socket)
    socket.setTimeout(limits.silenceMs)
    socket.on('data', hear)
    socket.on('timeout', closeIfSilent)
    socket.on('end', end)
    socket.on('error', fail)
    socket.on('close', forget)

    function hear(bytes: Buffer): void {
      const answer = shortAnswer(bytes)
      if (answer === undefined) handOver(bytes)
      else say(answer)
    }

    function say(answer: string): void {
      if (socket.timeout !== limits.keepAliveMs) socket.setTimeout(limits.keepAliveMs)
      const isTaken = socket.write(answer, 'latin1')
      if (isTaken) return
      // Who asks and does not listen is not heard further.
      socket.pause()
      socket.once('drain', () => socket.resume())
    }

    function handOver(bytes: Buffer): void {
      forget()
      socket.setTimeout(0)
      socket.off('data', hear).off('timeout', closeIfSilent).off('end', end).off('error', fail).off('close', forget)
      socket.pause()
      for (const listener of readHttp) listener.call(server, socket)
      socket.unshift(bytes)
      socket.resume()
    }

    /** Timers come before reading: after this process was kept from running, what has arrived must be read first. */
    function closeIfSilent(): void {
      const { bytesRead } = socket
      setImmediate(() => {
        if (held.has(socket) && socket.bytesRead === bytesRead) socket.destroy()
      })
    }

    function end(): void {
      socket.end()
    }

    /** Whoever broke the line hears no answer; there is nobody to tell. */
    function fail(): void {
      socket.destroy()
    }

    function forget(): void {
      held.delete(socket)
    }
  }

  server.removeAllListeners('connection')
  server.on('connection', hold)
  return {
    release() {
      for (const socket of held) socket.destroySoon()
    },
  }
}
