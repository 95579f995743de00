import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listInvoiceRowsOf } from '#db/payments/invoices.ts'
import { invoiceAttachment } from '#usecases/invoices/invoice-attachment.ts'
import { exportMyData } from './export-my-data.ts'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

export type DataArchive = { readonly filename: string; readonly content: Uint8Array }

type Owner = { readonly id: string; readonly email: string }

/** Everything the practice holds about a user, as one zip file with their data as JSON and their invoices as PDFs. */
export async function archiveMyData(db: Database, keys: KeyRing, owner: Owner, now: Date): Promise<DataArchive> {
  const data = await exportMyData(db, keys, owner, now)
  const entries: ZipEntry[] = [{ name: 'my-data.json', content: Buffer.from(JSON.stringify(data, null, 2)) }]
  // One after the other, because writing PDFs takes CPU time and this download is not urgent.
  const invoices = await listInvoiceRowsOf(db, owner.id)
  // Several claims of one booking may have been cancelled before they got a number; the JSON has them.
  for (const invoice of invoices.filter(
    ({ invoiceNumber, status }) => invoiceNumber !== null || status === 'pending',
  )) {
    const { filename, content } = await invoiceAttachment(db, invoice)
    entries.push({ name: `invoices/${filename}`, content })
  }
  return { filename: `my-data-${data.exportedAt.slice(0, 10)}.zip`, content: zipArchive(entries, now) }
}
