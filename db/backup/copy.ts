import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

/** The COPY messages of pg's connection, which its published types omit. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const BATCH_BYTES = 64 * 1024

/** Runs `copy … to stdout` and passes the rows on in the text format of Postgres, a batch at a time. Returns their number. */
export async function copyOut(
  client: Client,
  statement: string,
  write: (rows: Buffer) => Promise<void>,
): Promise<number> {
  let rowCount = 0
  await runCopy(client, statement, (settle) => {
    let batch: Buffer[] = []
    let batchBytes = 0
    let writing = Promise.resolve()

    const flush = (connection: Connection) => {
      const rows = Buffer.concat(batch)
      batch = []
      batchBytes = 0
      // Backpressure: Postgres waits while the file is being written.
      connection.stream.pause()
      writing = writing.then(() => write(rows))
      writing.then(
        () => connection.stream.resume(),
        (error: Error) => {
          settle(error)
          connection.stream.resume()
        },
      )
    }

    return {
      handleCommandComplete({ text }: { text: string }) {
        rowCount = Number(text.replace('COPY ', ''))
      },
      handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection) {
        // CopyableText, because pg reuses the buffer for the next rows.
        batch.push(Buffer.from(chunk))
        batchBytes += chunk.length
        if (batchBytes >= BATCH_BYTES) flush(connection)
      },
      handleReadyForQuery(connection: Connection) {
        if (batchBytes > 0) flush(connection)
        writing.then(() => settle(), settle)
      },
    }
  })
  return rowCount
}

/** Runs `copy … from stdin` with rows that `copyOut` wrote. */
export function copyIn(client: Client, statement: string, rows: AsyncIterable<Buffer>): Promise<void> {
  return runCopy(client, statement, (settle) => ({
    async handleCopyInResponse(connection: CopyConnection) {
      try {
        for await (const chunk of rows) {
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
        }
        connection.endCopyFrom()
      } catch (error) {
        settle(error as Error)
        connection.sendCopyFail('the rows ended early')
      }
    },
    handleReadyForQuery: () => settle(),
  }))
}

type Settle = (error?: Error) => void

/** A query object for COPY: pg accepts any object with these methods. */
function runCopy(client: Client, statement: string, handlers: (settle: Settle) => object): Promise<void> {
  return new Promise((resolve, reject) => {
    let problem: Error | undefined
    const settle: Settle = (error) => {
      problem ??= error
      if (problem) reject(problem)
      else resolve()
    }
    const query: Submittable = {
      submit: (connection) => connection.query(statement),
      ...{ handleCommandComplete: () => undefined, handleError: settle },
      ...handlers(settle),
    }
    client.query(query)
  })
}
