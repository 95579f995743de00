import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { NEWSLETTER } from '#content/site/newsletter.ts'
import type { NewsletterSource } from '#domain/visitors/newsletter-links.ts'
import { Honeypot } from '../public-forms/honeypot.tsx'

type NewsletterFormProps = {
  source: NewsletterSource
  /** The page to return to. */
  returnTo: string
  email?: string
  error?: string | undefined
}

/** Used in the footer, on the blog and on its own page; each place has its own id, so that errors link to the right form. */
export function NewsletterForm({ source, returnTo, email = '', error }: NewsletterFormProps) {
  const id = `newsletter-${source}`
  return (
    <form className="newsletter-form" id={id} method="post" action={to('/newsletter/subscribe')} data-enhance>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="return" value={returnTo} />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={NEWSLETTER.email}
        autoComplete="email"
        defaultValue={email}
        error={error}
        required
      />
      <Honeypot formId={id} />
      <Button type="submit" tone="secondary">
        {NEWSLETTER.subscribe}
      </Button>
    </form>
  )
}
