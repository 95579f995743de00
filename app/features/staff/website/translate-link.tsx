import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { TRANSLATION_PAGE } from '#content/staff/website/translations.ts'

/** From a form to the same texts in the other languages; nothing on a site of one language. */
export function TranslateLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <ButtonLink href={href} tone="secondary">
      {TRANSLATION_PAGE.translate}
    </ButtonLink>
  )
}
