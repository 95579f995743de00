import { ReminderForm } from '#app/features/almanac/reminder-form.tsx'
import { NewsletterScreen } from '#app/features/newsletter/newsletter-screen.tsx'
import { databaseContext, keyRingContext, siteContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { Notice } from '#app/ui/notice.tsx'
import { FESTIVAL_EMAIL_PROBLEMS, FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { isFestivalList } from '#domain/almanac/observances.ts'
import { requestFestivalReminders } from '#usecases/visitors/festival-reminders.ts'
import { formOriginOf, refuseForm } from '../public/public-form.ts'
import type { Route } from './+types/emails'
import { reminderView } from './reminder-view.ts'
import { requestedCity } from './requested-city.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteFactsIn(matches), {
    title: FESTIVAL_EMAILS.title,
    description: FESTIVAL_EMAILS.description,
    path: '/festivals/emails',
  })
}

export const headers = retryAfterHeaders

/** The form, filled in with the city, list and region of the page that the visitor comes from. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const list = url.searchParams.get('list') ?? ''
  const { city } = await requestedCity(url.searchParams.get('city') ?? '', context, request)
  return reminderView({
    city: city?.name ?? '',
    lists: [isFestivalList(list) ? list : 'festivals'],
    region: url.searchParams.get('region') ?? '',
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = { ...form.texts(['email', 'city', 'region']), lists: form.list('list') }
  const outcome = await requestFestivalReminders(
    context.get(databaseContext),
    { keys: context.get(keyRingContext), site: context.get(siteContext) },
    typed,
    formOriginOf(form, context),
  )
  if (!outcome.ok) {
    return refuseForm(outcome.refusal, FESTIVAL_EMAIL_PROBLEMS, { ...typed, lists: typed.lists.join(' ') })
  }
  return goTo('/festivals', { tone: 'success', title: FESTIVAL_EMAILS.thanks, detail: FESTIVAL_EMAILS.checkMail })
}

export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const { values, fieldErrors = {}, toast } = actionData ?? {}
  const reminder = values
    ? { ...loaderData, city: values.city ?? '', lists: values.lists?.split(' ') ?? [], region: values.region ?? '' }
    : loaderData
  return (
    <NewsletterScreen title={FESTIVAL_EMAILS.title} lead={FESTIVAL_EMAILS.lead}>
      {toast && <Notice tone="danger">{toast.title}</Notice>}
      <ReminderForm reminder={reminder} email={values?.email ?? ''} errors={fieldErrors} />
    </NewsletterScreen>
  )
}
