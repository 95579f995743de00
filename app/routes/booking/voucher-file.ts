import { appUrlContext, databaseContext, keyRingContext, printContext } from '#app/http/contexts.ts'
import { privatePdf } from '#app/http/private-file.ts'
import { readVoucherDocument } from '#usecases/invoices/read-documents.ts'
import type { Route } from './+types/voucher-file'
import { requireVoucher } from './visit-voucher.ts'

/** A gift voucher as a PDF. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const voucher = await requireVoucher(args)
  const db = context.get(databaseContext)
  const document = await readVoucherDocument(db, context.get(keyRingContext), voucher, context.get(appUrlContext))
  return privatePdf(await context.get(printContext)(document), { isShown: true })
}
