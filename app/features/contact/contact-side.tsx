import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { CONTACT, CONTACT_LINKS } from '#content/site/contact.ts'
import { filledLinks } from '#domain/content/filled-links.ts'
import type { FilledPages } from '#domain/content/practice-profile.ts'

export function ContactSide({ businessHours, filled }: { businessHours: string; filled: FilledPages }) {
  return (
    <div className="grid content-start gap-8">
      <Notice>
        <p className="font-semibold">{CONTACT.responseTitle}</p>
        <p>{CONTACT.responseNote(businessHours)}</p>
      </Notice>
      <nav aria-labelledby="quick-links-title">
        <h2 id="quick-links-title" className="mb-2 text-xl">
          {CONTACT.quickLinks}
        </h2>
        <ul>
          {filledLinks(CONTACT_LINKS, filled).map(({ href, label, text }) => (
            <li key={href} className="border-hairline border-b">
              <a className="flex items-center justify-between gap-4 py-3" href={to(href)}>
                <span>
                  <span className="block font-semibold text-link">{label}</span>
                  <span className="hint">{text}</span>
                </span>
                <span className="text-gold-text">
                  <Icon of={ChevronRight} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
