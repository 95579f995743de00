import { FOOTER_LINKS, FRAME, SOCIAL_NETWORKS } from '#app/content/frame.ts'
import { Button } from '#app/ui/button.tsx'
import { LogoMark } from '#app/ui/motif/logo-mark.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FramePractice } from './frame-data.ts'

export function SiteFooter({ practice, year }: { practice: FramePractice; year: number }) {
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-columns">
        <div className="site-footer-brand">
          <a className="brand" href="/">
            <LogoMark />
            <span>{practice.name}</span>
          </a>
          <p>{practice.tagline}</p>
        </div>
        <nav aria-label={FRAME.quickLinks}>
          <h2>{FRAME.quickLinks}</h2>
          <ul className="site-footer-links">
            {FOOTER_LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{FRAME.contact}</h2>
          <address>
            <p>{practice.contact.address}</p>
            <p>
              <a href={`mailto:${practice.contact.email}`}>{practice.contact.email}</a>
            </p>
            <p>
              <a href={`tel:${practice.contact.phone.replaceAll(/[^+\d]/g, '')}`}>{practice.contact.phone}</a>
            </p>
          </address>
          <SocialLinks links={practice.socialLinks} />
        </div>
        <NewsletterForm />
      </div>
      <p className="wrap site-footer-end">
        © {year} {practice.name}
      </p>
    </footer>
  )
}

function SocialLinks({ links }: { links: FramePractice['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul className="social-links" aria-label={FRAME.follow}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer noopener" target="_blank">
            {SOCIAL_NETWORKS[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}

function NewsletterForm() {
  return (
    <form className="newsletter-form" method="post" action="/newsletter/subscribe" data-enhanced-form>
      <h2>{FRAME.newsletterTitle}</h2>
      <p>{FRAME.newsletterLead}</p>
      <TextField
        id="footer-newsletter-email"
        name="email"
        type="email"
        label={FRAME.newsletterEmail}
        autoComplete="email"
        required
      />
      <Button type="submit" tone="secondary">
        {FRAME.subscribe}
      </Button>
    </form>
  )
}
