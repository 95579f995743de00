import { flashContext } from '#app/http/flash.ts'
import { jsonResponse, respondToDialog } from '#app/http/step-result.ts'
import type { Route } from './+types/payment-step'
import { claimAction } from './payment/claim-action.ts'
import { loadPaymentPage } from './payment/load-payment-page.ts'

/** The payment step's data and action as JSON, for the dialog that shows the step over another page. */
export async function loader(args: Route.LoaderArgs) {
  return respondToDialog(async () =>
    Response.json({ page: await loadPaymentPage(args), flash: args.context.get(flashContext) }),
  )
}

export async function action(args: Route.ActionArgs) {
  return respondToDialog(async () => jsonResponse(await claimAction(args)))
}
