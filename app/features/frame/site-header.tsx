import Languages from 'lucide-react/icons/languages'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { isWithin } from '#app/features/page-parts/page-language.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { ThemeSwitch } from '#app/ui/buttons/theme-switch.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/overlays/menu.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { FRAME, SITE_LINKS } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { filledLinks } from '#domain/content/filled-links.ts'
import { ownPagePath } from '#domain/content/own-pages.ts'
import type { FilledPages } from '#domain/content/practice-profile.ts'
import type { Language } from '#domain/languages.ts'
import type { FrameViewer } from './frame-data.ts'
import { LanguageChoice } from './language-choice.tsx'
import { PracticeLogo } from './practice-logo.tsx'
import { UserMenu } from './user-menu.tsx'

type SiteHeaderProps = {
  practiceName: string
  logoUrl: string | null
  languages: readonly Language[]
  path: string
  viewer: FrameViewer | null
  /** Null before the practice opens: there is nothing to link to. */
  filled: FilledPages | null
}

export function SiteHeader({ practiceName, logoUrl, languages, path, viewer, filled }: SiteHeaderProps) {
  const links = filled && filledLinks(SITE_LINKS, filled)
  const own = (filled?.own ?? [])
    .filter(({ place }) => place === 'menu')
    .map(({ slug, title }) => ({ href: ownPagePath(slug), label: title }))
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <a className="brand" href={to('/')}>
          <PracticeLogo url={logoUrl} />
          <span className={tallScript(practiceName)}>{practiceName}</span>
        </a>
        {links && (
          <nav className="nav-list site-header-wide" aria-label={FRAME.mainMenu}>
            {links.map((link) => (
              <HeaderLink key={link.href} {...link} path={path} className="nav-link" />
            ))}
            {own.length > 0 && (
              <Menu trigger={FRAME.morePages}>
                {own.map((link) => (
                  <HeaderLink key={link.href} {...link} path={path} className="menu-item" />
                ))}
              </Menu>
            )}
          </nav>
        )}
        <div className="site-header-actions">
          <ThemeSwitch path={path} />
          {languages.length > 1 && !viewer && (
            <Menu trigger={<Icon of={Languages} />} label={FRAME.languages} className="site-header-wide">
              <LanguageChoice languages={languages} className="menu-item" />
            </Menu>
          )}
          {viewer && <UserMenu viewer={viewer} languages={languages} />}
          {links && !viewer && (
            <HeaderLink href="/auth" label={FRAME.signIn} path={path} className="nav-link site-header-wide" />
          )}
          {links && (
            <>
              <ButtonLink href="/consultation" size="sm" className="site-header-wide">
                {FRAME.bookConsultation}
              </ButtonLink>
              <MobileMenu links={[...links, ...own]} languages={languages} path={path} isSignedIn={viewer !== null} />
            </>
          )}
        </div>
      </div>
    </header>
  )
}

type MobileMenuProps = {
  links: readonly { readonly href: string; readonly label: string }[]
  languages: readonly Language[]
  path: string
  isSignedIn: boolean
}

/** The same links behind one button; a disclosure works without script. */
function MobileMenu({ links, languages, path, isSignedIn }: MobileMenuProps) {
  const glyph = (
    <>
      <Icon of={MenuIcon} size={24} className="menu-glyph-closed" />
      <Icon of={X} size={24} className="menu-glyph-open" />
    </>
  )
  return (
    <Menu trigger={glyph} label={FRAME.openMenu} kind="sheet" className="site-header-narrow">
      <nav aria-label={FRAME.phoneMenu}>
        {links.map((link) => (
          <HeaderLink key={link.href} {...link} path={path} className="menu-item" />
        ))}
        {!isSignedIn && <HeaderLink href="/auth" label={FRAME.signIn} path={path} className="menu-item" />}
      </nav>
      {!isSignedIn && <LanguageChoice languages={languages} className="menu-item" />}
      <ButtonLink href="/consultation" wide>
        {FRAME.bookConsultation}
      </ButtonLink>
    </Menu>
  )
}

type HeaderLinkProps = { href: string; label: string; path: string; className: string }

function HeaderLink({ href, label, path, className }: HeaderLinkProps) {
  return (
    <a className={className} href={to(href)} {...(isCurrent(href, path) && { 'aria-current': 'page' })}>
      {label}
    </a>
  )
}

/** A post belongs to the blog, a teacher to the free content. */
function isCurrent(href: string, path: string): boolean {
  return href === '/' ? path === href : isWithin(path, href)
}
