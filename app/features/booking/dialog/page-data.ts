import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
  redirect,
  redirectDocument,
} from 'react-router'
import type { PageToastText } from '#app/features/page-parts/page-toast.tsx'
import { isBookingPath } from './booking-path.ts'

type Led = { readonly redirect: string }
type Answer = Led | { readonly data: unknown } | { readonly error: unknown }
type Answers = Readonly<Record<string, Answer>> & { readonly [REDIRECT]?: Led }

/** What a booking page shows, and the message that the step before left for it. */
export type PageData<Page> = { readonly page: Page; readonly flash: PageToastText | null }

/** Asks the full page for its data, as the router of that page does: the same address, loaders and rights. */
export async function loadPageData<Page>(request: Request, routeId: string): Promise<PageData<Page>> {
  const answers = (await ask(request)) as Answers
  const led = answers[REDIRECT]
  if (led) throw leadTo(led.redirect)
  const { flash } = dataOf(answers.root) as { flash: PageToastText | null }
  return { page: dataOf(answers[routeId]) as Page, flash }
}

/** Sends a form to the action of the full page. */
export async function sendToPage(request: Request): Promise<unknown> {
  const form = await request.formData()
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)])
  const answer = (await ask(request, { method: 'POST', body: new URLSearchParams(fields) })) as Answer
  if ('redirect' in answer) throw leadTo(answer.redirect)
  return dataOf(answer)
}

async function ask({ url, signal }: Request, init: RequestInit = {}): Promise<unknown> {
  const address = new URL(url)
  address.pathname += '.data'
  const response = await fetch(address, { ...init, signal })
  if (!response.body) throw new Error(`${address.pathname} was answered with ${response.status} and nothing else.`)
  return (await decode(response.body, window)).value
}

/** The steps stay in the dialog; sign-in and everything else is a page of its own. */
function leadTo(path: string): Response {
  return isBookingPath(path) ? redirect(path) : redirectDocument(path)
}

function dataOf(answer: Answer | undefined): unknown {
  if (answer && 'data' in answer) return answer.data
  throw answer && 'error' in answer ? answer.error : new Error('The page did not answer.')
}
