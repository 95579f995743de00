import { PROVIDER_COLOURS } from '@muhurta/brand'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { AUTH, SOCIAL_BUTTONS } from '#content/accounts/accounts.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'

/** The other ways to sign in, below the first one. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <p className="hint flex items-center gap-4 before:h-px before:flex-1 before:bg-(--hairline) after:h-px after:flex-1 after:bg-(--hairline)">
        {AUTH.or}
      </p>
      {children}
    </div>
  )
}

/** One button for each provider that is set up. */
export function SocialButtons({ providers }: { providers: readonly ProviderName[] }) {
  const pending = usePendingIntent()
  if (providers.length === 0) return null
  return (
    <>
      {providers.map((provider) => (
        <Form key={provider} method="post" replace>
          <Button type="submit" name="intent" value={provider} tone="secondary" wide busy={pending === provider}>
            <ProviderMark provider={provider} />
            {SOCIAL_BUTTONS[provider]}
          </Button>
        </Form>
      ))}
      <p className="hint">{AUTH.socialConsent}</p>
    </>
  )
}

/** The marks by which people recognize the two providers. */
function ProviderMark({ provider }: { provider: ProviderName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      {provider === 'google' ? <GoogleMark /> : <FacebookMark />}
    </svg>
  )
}

/** A ring in four colours with a bar: a G. */
function GoogleMark() {
  return (
    <g strokeWidth="3.6">
      <path d="M15.2 4.8A7.2 7.2 0 0 0 3.6 6.7" stroke={PROVIDER_COLOURS.google.red} />
      <path d="M3.6 6.7a7.2 7.2 0 0 0 0 6.6" stroke={PROVIDER_COLOURS.google.yellow} />
      <path d="M3.6 13.3a7.2 7.2 0 0 0 11.3 2" stroke={PROVIDER_COLOURS.google.green} />
      <path d="M14.9 15.3A7.2 7.2 0 0 0 17.2 10H10.2" stroke={PROVIDER_COLOURS.google.blue} />
    </g>
  )
}

function FacebookMark() {
  return (
    <>
      <circle cx="10" cy="10" r="10" fill={PROVIDER_COLOURS.facebook.ground} />
      <path
        d="M11 20v-9h2.6l.4-3H11V6.4c0-.9.4-1.6 1.6-1.6H14V2.2C13.5 2 12.8 2 12 2 9.5 2 8 3.5 8 6v2H5.5v3H8v9z"
        fill={PROVIDER_COLOURS.facebook.mark}
      />
    </>
  )
}
