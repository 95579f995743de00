import { redirect, redirectDocument } from 'react-router'
import type { Toast } from '#app/ui/overlays/toasts.ts'
import { isBookingPath } from './booking-path.ts'

/** The data of a booking step, and the toast that the previous step left for it. */
export type PageData<Page> = { readonly page: Page; readonly flash: Toast | null }

/** The data of the step at this URL, from the resource route of its page. */
export async function loadPageData<Page>(request: Request): Promise<PageData<Page>> {
  return (await fetchStep(request)) as PageData<Page>
}

/** Sends a form to the action of the step. */
export async function sendToPage<Shown>(request: Request): Promise<Shown> {
  const { shown } = (await fetchStep(request, { method: 'POST', body: bodyOf(await request.formData()) })) as {
    shown: Shown
  }
  return shown
}

/** A form in which no file is chosen is sent as plain text, which can be stored as a draft. */
function bodyOf(form: FormData): FormData | URLSearchParams {
  const isChosen = [...form.values()].some((value) => value instanceof File && value.size > 0)
  if (isChosen) return form
  return new URLSearchParams([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
}

async function fetchStep({ url, signal }: Request, init: RequestInit = {}): Promise<object> {
  const address = new URL(url)
  address.pathname += '/step.json'
  const response = await fetch(address, { ...init, signal })
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  // An error: the full page at this URL shows it.
  if (!isJson) throw new Response(null, { status: response.status })

  const result = (await response.json()) as { readonly goTo?: string }
  if (result.goTo === undefined) return result
  // Booking steps stay in the dialog; sign-in and everything else opens as a page.
  throw isBookingPath(result.goTo) ? redirect(result.goTo) : redirectDocument(result.goTo)
}
