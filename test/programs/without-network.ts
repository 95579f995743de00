// Loaded into a server before anything else: a machine without internet, on which nobody but the machine itself answers.
import { Socket } from 'node:net'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...words: unknown[]) {
  const [first] = words.flat()
  const target: unknown = typeof first === 'object' && first !== null ? first : { port: first }
  const host =
    target && typeof target === 'object' && 'host' in target && target.host ? String(target.host) : 'localhost'
  if (LOCAL.test(host) || host.startsWith('/')) return Reflect.apply(connect, this, words)

  process.stderr.write(`called out to ${host}\n`)
  process.nextTick(() => this.destroy(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' })))
  return this
}
