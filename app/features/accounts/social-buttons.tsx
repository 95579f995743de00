import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { AUTH, SOCIAL_BUTTONS } from '#content/accounts/accounts.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { ProviderMark } from './provider-mark.tsx'

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
