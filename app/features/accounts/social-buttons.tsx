import { Form } from 'react-router'
import { AUTH, SOCIAL_BUTTONS } from '#app/content/accounts.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/button.tsx'

const PROVIDERS = ['google', 'facebook'] as const

export function SocialButtons() {
  const pending = usePendingIntent()
  return (
    <div className="grid gap-3">
      <p className="hint flex items-center gap-4 before:h-px before:flex-1 before:bg-(--hairline) after:h-px after:flex-1 after:bg-(--hairline)">
        {AUTH.or}
      </p>
      {PROVIDERS.map((provider) => (
        <Form key={provider} method="post" replace>
          <Button type="submit" name="intent" value={provider} tone="secondary" wide busy={pending === provider}>
            {SOCIAL_BUTTONS[provider]}
          </Button>
        </Form>
      ))}
      <p className="hint">{AUTH.socialConsent}</p>
    </div>
  )
}
