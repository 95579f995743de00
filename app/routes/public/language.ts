import { redirect } from 'react-router'
import { appUrlContext, databaseContext, practiceContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { safePath } from '#domain/accounts/return-path.ts'
import { FIRST_LANGUAGE, pathIn } from '#domain/languages.ts'
import { chooseLanguage } from '#usecases/accounts/update-profile.ts'
import type { Route } from './+types/language'

const SEE_OTHER = 303

export function loader() {
  return redirect('/')
}

/** Shows the page in the chosen language. The account remembers it, and so does the browser, which then offers no other. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = form.text('language')
  const { languages } = await context.get(practiceContext)()
  const language = languages.find((one) => one === typed) ?? FIRST_LANGUAGE
  const appUrl = context.get(appUrlContext)
  const viewer = context.get(viewerContext)
  if (viewer) await chooseLanguage(context.get(databaseContext), viewer.id, language)

  // A whole address: the router would add the prefix of this language to a path.
  return redirect(`${appUrl}${pathIn(language, safePath(url.searchParams.get('return')))}`, {
    status: SEE_OTHER,
    headers: { 'Set-Cookie': setCookie('language', language, appUrl) },
  })
}
