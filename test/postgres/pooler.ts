import { once } from 'node:events'
import { type AddressInfo, createServer, connect as open, type Socket } from 'node:net'
import { join } from 'node:path'
import { SOCKET_NAME } from '#server/embedded-postgres/socket-folder.ts'

type PoolerOptions = {
  /** In transaction mode a client hears nothing between its transactions. */
  readonly deliversNotifications?: boolean
  /** PgBouncer refuses connections with a setting it does not know. */
  readonly refusedSetting?: string
}

export type Pooler = { readonly url: string; stop(): Promise<void> }

/** What a client sees of a pooler such as PgBouncer in front of the test database. */
export async function startPooler(databaseUrl: string, options: PoolerOptions = {}): Promise<Pooler> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const postgres = openPostgres(databaseUrl)
    for (const socket of [client, postgres]) {
      sockets.add(socket)
      // The other side is gone, which its client notices by itself.
      socket.on('error', () => undefined)
    }
    client.on('close', () => postgres.destroy())
    postgres.on('close', () => client.end())

    client.on('data', (bytes) => {
      const { refusedSetting } = options
      if (refusedSetting !== undefined && bytes.includes(`${refusedSetting}\0`)) client.end(refusal(refusedSetting))
      else postgres.write(bytes)
    })
    const deliver = options.deliversNotifications === false ? withoutNotifications() : (bytes: Buffer) => bytes
    postgres.on('data', (bytes) => client.write(deliver(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function openPostgres(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder ? open(join(folder, SOCKET_NAME)) : open(Number(port), hostname)
}

/** A message of the server is a type byte and a length that includes itself; type `A` is a notification. */
function withoutNotifications(): (bytes: Buffer) => Buffer {
  let unread = Buffer.alloc(0)
  return (bytes) => {
    unread = Buffer.concat([unread, bytes])
    const delivered: Buffer[] = []
    while (unread.length >= 5 && unread.length > unread.readUInt32BE(1)) {
      const end = 1 + unread.readUInt32BE(1)
      if (unread[0] !== 'A'.charCodeAt(0)) delivered.push(unread.subarray(0, end))
      unread = unread.subarray(end)
    }
    return Buffer.concat(delivered)
  }
}

function refusal(setting: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${setting}\0\0`
  const message = Buffer.alloc(5 + fields.length)
  message.write('E')
  message.writeUInt32BE(message.length - 1, 1)
  message.write(fields, 5)
  return message
}
