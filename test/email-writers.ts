import { randomUUID } from 'node:crypto'
import { connect } from '#db/client.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { AN_EMAIL } from './factories/emails.ts'

const WRITERS = 4

export type EmailWriters = {
  /** The event keys whose transaction was acknowledged, with the reader's address in them. */
  readonly acknowledged: readonly string[]
  /** Ends with the database, when it goes away. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Several clients that write one email after the other, each in a transaction of its own, until the database is gone. */
export function startEmailWriters(url: string): EmailWriters {
  const connection = connect(url, { maxConnections: WRITERS, applicationName: 'email writers' })
  const acknowledged: string[] = []
  let isStopped = false

  const write = async () => {
    while (!isStopped) {
      const address = `${randomUUID()}@example.com`
      try {
        await connection.db.transaction((tx) => queueEmail(tx, { eventKey: address, to: { address }, email: AN_EMAIL }))
      } catch {
        // The database is gone, which is what these writers are for: this email was never acknowledged.
        return
      }
      acknowledged.push(address)
    }
  }
  const ended = Promise.all(Array.from({ length: WRITERS }, write)).then(() => connection.close())

  return {
    acknowledged,
    ended,
    stop() {
      isStopped = true
      return ended
    },
  }
}
