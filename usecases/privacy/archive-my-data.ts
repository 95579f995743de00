import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listInvoiceRowsOf } from '#db/payments/invoices.ts'
import { listFilesOf } from '#db/sessions/booking-files.ts'
import type { PrintDocument } from '#domain/invoices/documents.ts'
import { readInvoiceDocument } from '#usecases/invoices/read-documents.ts'
import { readFileContent } from '#usecases/sessions/read-file.ts'
import { headerOf } from '#usecases/uploads/file-content.ts'
import { type DataOwner, exportMyData, type PersonalData } from './export-my-data.ts'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

/** What opens the user's data and writes their invoices. */
export type Archiving = { readonly keys: KeyRing; readonly print: PrintDocument }

export type DataArchive = { readonly filename: string; readonly content: AsyncIterable<Uint8Array> }

/**
 * Everything the practice holds about a user, as one zip file with their data as JSON, their invoices as PDFs and the files of
 * their bookings. It is written while it is downloaded, because the files may have hundreds of megabytes.
 */
export async function archiveMyData(
  db: Database,
  archiving: Archiving,
  owner: DataOwner,
  now: Date,
): Promise<DataArchive> {
  const data = await exportMyData(db, archiving.keys, owner, now)
  return {
    filename: `my-data-${data.exportedAt.slice(0, 10)}.zip`,
    content: zipArchive(entriesOf(db, archiving, owner, data), now),
  }
}

async function* entriesOf(
  db: Database,
  { keys, print }: Archiving,
  owner: DataOwner,
  data: PersonalData,
): AsyncGenerator<ZipEntry> {
  yield { name: 'my-data.json', content: [Buffer.from(JSON.stringify(data, null, 2))] }
  // One after the other, because writing PDFs takes CPU time and this download is not urgent.
  const invoices = await listInvoiceRowsOf(db, owner.id)
  // Several claims of one booking may have been cancelled before they got a number; the JSON has them.
  for (const invoice of invoices.filter(
    ({ invoiceNumber, status }) => invoiceNumber !== null || status === 'pending',
  )) {
    const { filename, content } = await print(await readInvoiceDocument(db, invoice))
    yield { name: `invoices/${filename}`, content: [content] }
  }
  for (const [index, file] of (await listFilesOf(db, owner.id)).entries()) {
    const { name } = headerOf(file.sealedHeader, keys)
    // Two files may have the same name.
    yield { name: `files/${index + 1}-${name}`, content: readFileContent(db, keys, file) }
  }
}
