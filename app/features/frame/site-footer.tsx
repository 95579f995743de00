import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { phoneHref } from '#app/ui/buttons/phone-link.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { FOOTER_LINKS, FRAME, SOCIAL_NETWORKS } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { NEWSLETTER } from '#content/site/newsletter.ts'
import { filledLinks } from '#domain/content/filled-links.ts'
import { ownPagePath } from '#domain/content/own-pages.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import type { FramePractice } from './frame-data.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LanguageOffers } from './language-offer.tsx'
import { PracticeLogo } from './practice-logo.tsx'

type SiteFooterProps = { practice: FramePractice; year: number; path: string }

export function SiteFooter({ practice, year, path }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-columns">
        <div className="site-footer-brand">
          <a className="brand" href={to('/')}>
            <PracticeLogo url={practice.logoUrl} />
            <span className={tallScript(practice.name)}>{practice.name}</span>
          </a>
          {practice.tagline && (
            <p>
              <OwnText>{practice.tagline}</OwnText>
            </p>
          )}
        </div>
        <nav aria-label={FRAME.quickLinks}>
          <h2>{FRAME.quickLinks}</h2>
          <ul className="site-footer-links">
            {filledLinks(FOOTER_LINKS, practice.filled).map(({ href, label }) => (
              <li key={href}>
                <a href={to(href)}>{label}</a>
              </li>
            ))}
            {practice.filled.own.map(({ slug, title }) => (
              <li key={slug}>
                <a className={tallScript(title)} href={to(ownPagePath(slug))}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Contact practice={practice} />
        {!path.startsWith('/newsletter') && <NewsletterBox path={path} />}
      </div>
      <div className="wrap">
        <LanguageChoice languages={practice.languages} className="text-link" />
      </div>
      <LanguageOffers languages={practice.languages} />
      <p className="wrap site-footer-end">
        © {year} {practice.name}
      </p>
    </footer>
  )
}

/** A new practice may not have contact details yet. */
function Contact({ practice: { contact, socialLinks } }: { practice: FramePractice }) {
  const { address, email, phone } = contact
  if (!address && !email && !phone && socialLinks.length === 0) return null
  return (
    <div>
      <h2>{FRAME.contact}</h2>
      <address>
        {address && <p>{address}</p>}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            <a href={phoneHref(phone)}>{phone}</a>
          </p>
        )}
      </address>
      <SocialLinks links={socialLinks} />
    </div>
  )
}

function SocialLinks({ links }: { links: FramePractice['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul className="social-links" aria-label={FRAME.follow}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={to(url)} rel="noreferrer noopener" target="_blank">
            {SOCIAL_NETWORKS[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The newsletter pages contain the form themselves. */
function NewsletterBox({ path }: { path: string }) {
  return (
    <div className="newsletter-box">
      <h2>{NEWSLETTER.title}</h2>
      <p>{NEWSLETTER.lead}</p>
      <NewsletterForm source="footer" returnTo={path} />
    </div>
  )
}
