import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { databaseContext, siteContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { EMAIL_PROBLEMS } from '#content/frame/public-forms.ts'
import { NEWSLETTER } from '#content/site/newsletter.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import type { NewsletterSource } from '#domain/visitors/newsletter-links.ts'
import { subscribeToNewsletter } from '#usecases/visitors/subscribe-to-newsletter.ts'
import type { Route } from './+types/newsletter-subscribe'
import { formOriginOf, refuseForm } from './public-form.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: NEWSLETTER.title,
    description: NEWSLETTER.description,
    path: '/newsletter/subscribe',
  })
}

export const headers = retryAfterHeaders

/** Handles the forms in the footer and on the blog: back to the page with a toast, or the form again with the error. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = form.text('email')
  const source: NewsletterSource = form.text('source') === 'blog' ? 'blog' : 'footer'
  const returnTo = safeReturnPath(form.text('return'))

  const outcome = await subscribeToNewsletter(
    context.get(databaseContext),
    context.get(siteContext),
    { email, source },
    formOriginOf(form, context),
  )

  if (!outcome.ok) return refuseForm(outcome.refusal, EMAIL_PROBLEMS, { email, source, return: returnTo })
  return goTo(returnTo, { tone: 'success', title: NEWSLETTER.thanks, detail: NEWSLETTER.checkMail })
}

export default function NewsletterSubscribe({ actionData }: Route.ComponentProps) {
  const { values, fieldErrors, toast } = actionData ?? {}
  return (
    <NewsletterScreen title={NEWSLETTER.title} lead={NEWSLETTER.lead}>
      <NewsletterForm
        source={values?.source === 'blog' ? 'blog' : 'footer'}
        returnTo={values?.return ?? '/'}
        email={values?.email ?? ''}
        error={fieldErrors?.email ?? toast?.title}
      />
      <p className="hint">{NEWSLETTER.howItWorks}</p>
    </NewsletterScreen>
  )
}
