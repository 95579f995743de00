// Preloaded into a server: blocks every connection but local ones, as on a machine without internet.
import { Socket } from 'node:net'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const [first] = args.flat()
  const target: unknown = typeof first === 'object' && first !== null ? first : { port: first }
  const host =
    target && typeof target === 'object' && 'host' in target && target.host ? String(target.host) : 'localhost'
  if (LOCAL.test(host) || host.startsWith('/')) return Reflect.apply(connect, this, args)

  process.stderr.write(`called out to ${host}\n`)
  process.nextTick(() => this.destroy(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' })))
  return this
}
