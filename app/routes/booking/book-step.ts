import { flashContext } from '#app/http/flash.ts'
import { jsonResponse, respondToDialog } from '#app/http/step-result.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Route } from './+types/book-step'
import { bookAction, requireService } from './book/book-action.ts'
import { loadBookingPage } from './book/load-booking-page.ts'

/** The booking form's data and action as JSON, for the dialog that shows the form over another page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return respondToDialog(async () => {
    const page = await loadBookingPage(request, context, await requireService(context, params, LANGUAGE))
    return Response.json({ page, flash: context.get(flashContext) })
  })
}

export async function action(sent: Route.ActionArgs) {
  return respondToDialog(async () => jsonResponse(await bookAction(sent)))
}
