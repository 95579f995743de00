import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listInvoiceRowsOf } from '#db/payments/invoices.ts'
import { invoiceAttachment } from '#usecases/invoices/invoice-attachment.ts'
import { exportMyData } from './export-my-data.ts'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

export type DataArchive = { readonly filename: string; readonly content: Uint8Array }

type Person = { readonly id: string; readonly email: string }

/** What a person takes home: everything we hold about them as one file of data, and their invoices as papers. */
export async function archiveMyData(db: Database, keys: KeyRing, person: Person, now: Date): Promise<DataArchive> {
  const data = await exportMyData(db, keys, person, now)
  const entries: ZipEntry[] = [{ name: 'my-data.json', content: Buffer.from(JSON.stringify(data, null, 2)) }]
  // One after the other: drawing a paper is work, and nobody waits for this file with a stopwatch.
  for (const invoice of await listInvoiceRowsOf(db, person.id)) {
    const { filename, content } = await invoiceAttachment(invoice)
    entries.push({ name: `invoices/${filename}`, content })
  }
  return { filename: `my-data-${data.exportedAt.slice(0, 10)}.zip`, content: zipArchive(entries, now) }
}
