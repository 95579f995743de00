import { data, redirect } from 'react-router'
import { practiceContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { signInPath } from '#app/http/viewer.ts'
import { phoneHref } from '#app/ui/buttons/phone-link.tsx'
import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { Section } from '#app/ui/section.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { OPENING_SOON } from '#content/site/opening-soon.ts'
import type { Route } from './+types/opening-soon'

const RETRY_AFTER_SECONDS = 3_600

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, OPENING_SOON.title)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The server shows this page to strangers in place of any other until the practice opens (0236). */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, contact, isOpen } = await context.get(practiceContext)()
  if (isOpen) throw redirect('/')
  const { email, phone } = contact
  const responseHeaders = { 'Retry-After': String(RETRY_AFTER_SECONDS), 'X-Robots-Tag': 'noindex' }
  return data({ name, tagline, email, phone }, { status: 503, headers: responseHeaders })
}

export default function OpeningSoon({ loaderData: { name, tagline, email, phone } }: Route.ComponentProps) {
  return (
    <Section
      className="py-16 md:py-24"
      width="narrow"
      drawing={<ConcentricCircles className="motif-behind -top-40 -right-40" />}
    >
      <div className="grid justify-items-center gap-6 text-center">
        <p className="eyebrow">{OPENING_SOON.title}</p>
        <h1 className={tallScript(name)}>{name}</h1>
        {tagline && <p className="lead">{tagline}</p>}
        <p>{OPENING_SOON.lead}</p>
        {(email || phone) && (
          <div className="grid gap-1">
            <p className="hint">{OPENING_SOON.reach}</p>
            {email && (
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            )}
            {phone && (
              <a className="text-link" href={phoneHref(phone)}>
                {phone}
              </a>
            )}
          </div>
        )}
        <p className="hint">
          {OPENING_SOON.staff}{' '}
          <a className="text-link" href={to(signInPath('/staff/setup'))}>
            {OPENING_SOON.signIn}
          </a>
        </p>
      </div>
    </Section>
  )
}
