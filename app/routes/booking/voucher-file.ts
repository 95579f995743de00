import { appUrlContext, databaseContext, keyRingContext, printContext } from '#app/http/contexts.ts'
import { privatePdf } from '#app/http/private-file.ts'
import { LANGUAGE } from '#content/language.ts'
import { readVoucherDocument } from '#usecases/invoices/read-documents.ts'
import type { Route } from './+types/voucher-file'
import { requireVoucher } from './visit-voucher.ts'

/** A gift voucher as a PDF. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const voucher = await requireVoucher(args)
  const db = context.get(databaseContext)
  const document = await readVoucherDocument(db, voucher, {
    keys: context.get(keyRingContext),
    appUrl: context.get(appUrlContext),
    language: LANGUAGE,
  })
  return privatePdf(await context.get(printContext)(document), { isShown: true })
}
