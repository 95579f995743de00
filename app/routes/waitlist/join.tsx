import { Form, Link } from 'react-router'
import { WaitForm } from '#app/features/booking/slots/wait-form.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { EnterCodeForm } from '#app/features/sign-in/enter-code-form.tsx'
import { clockContext, databaseContext, siteContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { signInPath, viewerContext } from '#app/http/viewer.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { SIGN_IN_CODE } from '#content/accounts/accounts.ts'
import { BOOKING } from '#content/booking/booking.ts'
import { WAIT_CODE, WAIT_FORM } from '#content/booking/waitlist.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { listAstrologersFor } from '#db/availability/astrologers.ts'
import type { Database } from '#db/client.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { Language } from '#domain/languages.ts'
import { istDate } from '#domain/time/india-time.ts'
import { findCodeRecipient } from '#usecases/accounts/sign-in/request-sign-in-code.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import type { Route } from './+types/join'
import { joinAction } from './join-action.ts'
import { waitInAddress } from './wait-request.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, WAIT_FORM.title)
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const service = await requireSession(db, params.slug, LANGUAGE)
  const now = context.get(clockContext)()
  const withoutCode = new URL(url)
  const isSignedIn = context.get(viewerContext) !== null
  const token = readCookie(request, 'booking-code', context.get(siteContext).appUrl)
  const recipient = isSignedIn ? undefined : await findCodeRecipient(db, token, now)
  const astrologers = await listAstrologersFor(db, service.id, LANGUAGE)
  const path = `/book/consultation/${params.slug}`
  withoutCode.searchParams.delete('code')
  return {
    page: {
      serviceName: service.name,
      bookPath: path,
      astrologers: astrologers.length < 2 ? [] : astrologers.map(({ slug, name }) => ({ slug, name })),
      form: { ...waitInAddress(withoutCode, now), email: recipient ?? '' },
      today: istDate(now),
      isSignedIn,
    },
    codeSentTo: url.searchParams.has('code') ? (recipient ?? null) : null,
    formPath: `${path}/wait${withoutCode.search}`,
    signInPath: signInPath(`${path}/wait${withoutCode.search}`),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const service = await requireSession(context.get(databaseContext), params.slug)
  return joinAction(request, context, service)
}

/** Courses and Prasna have no times to wait for. */
async function requireSession(db: Database, slug: string, language?: Language): Promise<Service> {
  const service = await findService(db, { kind: 'consultation', slug }, language)
  if (!service?.session) throw notFound()
  return service
}

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { page, codeSentTo, formPath, signInPath } = loaderData
  const problem = actionData ?? NO_PROBLEM
  if (codeSentTo !== null) {
    return (
      <OneCardPage title={WAIT_CODE.title} lead={SIGN_IN_CODE.sentTo(codeSentTo)}>
        <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
        <EnterCodeForm problem={problem} submit={WAIT_CODE.submit} />
        <Form method="post" className="grid justify-items-start gap-3" replace>
          <Button type="submit" name="intent" value="send-code" tone="secondary" wide>
            {WAIT_CODE.again}
          </Button>
          <Link className={buttonClass({ tone: 'secondary', wide: true })} to={formPath} replace>
            {WAIT_CODE.change}
          </Link>
        </Form>
      </OneCardPage>
    )
  }
  return (
    <OneCardPage title={WAIT_FORM.title} lead={WAIT_FORM.lead(page.serviceName)}>
      {actionData?.isFree && (
        <Notice tone="success">
          <p>{WAIT_FORM.problems['times-free']}</p>
          <p>
            <ButtonLink href={page.bookPath}>{WAIT_FORM.freeNow}</ButtonLink>
          </p>
        </Notice>
      )}
      {!page.isSignedIn && (
        <p className="hint">
          {WAIT_FORM.signIn}{' '}
          <a className="text-link" href={to(signInPath)}>
            {BOOKING.signInLink}
          </a>
        </p>
      )}
      <WaitForm page={page} problem={problem} />
    </OneCardPage>
  )
}
