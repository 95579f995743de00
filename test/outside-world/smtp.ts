import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How the mail server treats the emails that arrive. */
export type SmtpBehaviour =
  | 'accept'
  | 'refuse-temporarily'
  | 'refuse-recipient-temporarily'
  | 'refuse-recipient'
  | 'refuse-email'
  | 'refuse-sender'
  /** Accepts the whole email, then closes the connection before it confirms. */
  | 'drop-before-reply'
  /** Closes the connection before it has received any of the email. */
  | 'drop-before-email'
  /** Never replies to RCPT TO. */
  | 'keep-waiting'
  | { readonly slowMs: number }

export type ReceivedEmail = Email & { readonly envelopeTo: readonly string[] }

export type TestSmtp = {
  readonly url: string
  /** Emails received completely, even if the sender got no confirmation. */
  readonly received: readonly ReceivedEmail[]
  readonly connections: number
  /** Senders whose RCPT TO was never replied to. */
  readonly waiting: number
  behave(behaviour: SmtpBehaviour): void
  /** Stops listening; `comeUp` uses the same port again. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
  stop(): Promise<void>
}

/** A real mail server on this machine whose behaviour a test controls. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedEmail[] = []
  let behaviour: SmtpBehaviour = 'accept'
  let connections = 0
  let waiting = 0
  let port = 0
  let server: SMTPServer | undefined

  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect(_session, done) {
        connections += 1
        if (behaviour === 'refuse-temporarily') return done(reply(421, 'Try again later'))
        done()
      },
      onMailFrom(_address, _session, done) {
        done(behaviour === 'refuse-sender' ? reply(550, 'We do not know you') : null)
      },
      onRcptTo(_address, session, done) {
        if (behaviour === 'drop-before-email') return hangUp(session)
        if (behaviour === 'keep-waiting') {
          waiting += 1
          return
        }
        if (behaviour === 'refuse-recipient') return done(reply(550, 'No such user here'))
        if (behaviour === 'refuse-recipient-temporarily') return done(reply(450, 'Mailbox busy'))
        done()
      },
      async onData(stream, session, done) {
        const message = await readWhole(stream)
        if (!message) return
        if (typeof behaviour === 'object') await sleep(behaviour.slowMs)
        if (behaviour === 'refuse-email') return done(reply(554, 'This email is not welcome'))

        const email = await PostalMime.parse(message)
        received.push({ ...email, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) })
        if (behaviour === 'drop-before-reply') return hangUp(session)
        done()
      },
    })

  const hangUp = (session: SMTPServerSession) => {
    // The package does not type its connections; these are the two properties we need.
    const live: Set<{ session: SMTPServerSession; _socket: Socket }> = server?.connections ?? new Set()
    for (const connection of live) {
      if (connection.session.id === session.id) connection._socket.destroy()
    }
  }

  const comeUp = async () => {
    server = create()
    // Tests cut connections on purpose.
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  }

  const goDown = async () => {
    const leaving = server
    server = undefined
    if (leaving) await new Promise<void>((resolve) => leaving.close(resolve))
  }

  await comeUp()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get connections() {
      return connections
    },
    get waiting() {
      return waiting
    },
    behave(next) {
      behaviour = next
    },
    goDown,
    comeUp,
    stop: goDown,
  }
}

/** Undefined when the sender is killed before the end: such an email has not arrived. */
async function readWhole(stream: Readable): Promise<Buffer | undefined> {
  try {
    return Buffer.concat(await stream.toArray())
  } catch {
    return undefined
  }
}

function reply(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode })
}
