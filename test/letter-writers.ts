import { randomUUID } from 'node:crypto'
import { connect } from '#db/client.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'
import { A_LETTER } from './factories/letters.ts'

const WRITERS = 4

export type LetterWriters = {
  /** The event keys whose transaction was acknowledged, with the reader's address in them. */
  readonly acknowledged: readonly string[]
  /** Ends with the database, when it goes away. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Several clients that write one letter after the other, each in a transaction of its own, until the database is gone. */
export function startLetterWriters(url: string): LetterWriters {
  const connection = connect(url, { maxConnections: WRITERS, applicationName: 'letter writers' })
  const acknowledged: string[] = []
  let isStopped = false

  const write = async () => {
    while (!isStopped) {
      const address = `${randomUUID()}@example.com`
      try {
        await connection.db.transaction((tx) =>
          queueLetter(tx, { eventKey: address, to: { address }, letter: A_LETTER }),
        )
      } catch {
        // The database is gone, which is what these writers are for: this letter was never acknowledged.
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
