import { randomUUID } from 'node:crypto'
import { connect } from '#db/client.ts'
import { AN_EMAIL } from '#test/factories/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

const WRITERS = 4

export type EmailWriters = {
  /** The event keys (recipient addresses) whose transaction was acknowledged. */
  readonly acknowledged: readonly string[]
  /** Resolves when the database goes away. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Several connections that queue one email after another, each in its own transaction, until the database is gone. */
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
        // The database is gone, as the test intends: this email was never acknowledged.
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
