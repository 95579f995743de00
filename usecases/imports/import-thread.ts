import { CARD_HEADINGS } from '#domain/imports/client-columns.ts'
import { LARGEST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '#domain/imports/import-limits.ts'
import { isCards, readCards } from '#domain/imports/vcards.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { answerTasks } from '#usecases/in-thread.ts'
import { decodeStatement } from '#usecases/statements/decode-statement.ts'
import { type RowsRefusal, readRows } from '#usecases/statements/read-rows.ts'

// The file of a thread that reads one uploaded list of clients: `upload-clients.ts` starts it.

const TASKS = { read }

export type ImportTasks = typeof TASKS

answerTasks(TASKS)

/** With the headings and lines above them, of which there may be a few. */
const MOST_ROWS = MOST_IMPORT_ROWS + 10

/** Contacts of a phone, or rows as the reader of bank statements reads them. */
async function read(bytes: Uint8Array): Promise<Outcome<string[][], RowsRefusal>> {
  if (bytes.length > LARGEST_IMPORT_BYTES) return refused('file-too-large')
  const text = decodeStatement(bytes)
  const isContacts = text.ok && isCards(text.value)
  const rows = isContacts ? accepted<string[][]>([CARD_HEADINGS, ...readCards(text.value)]) : await readRows(bytes)
  if (!rows.ok) return rows
  if (rows.value.length < 2) return refused('no-rows')
  return rows.value.length > MOST_ROWS ? refused('too-many-rows') : rows
}
