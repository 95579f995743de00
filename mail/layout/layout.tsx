import { DARK_PALETTE, LIGHT_PALETTE } from '@muhurta/brand'
import type { CSSProperties, ReactNode } from 'react'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Block, EmailContext } from '../email.ts'
import { BlockView, own } from './block-view.tsx'

const FONTS = {
  heading: "Eczar, Georgia, 'Times New Roman', serif",
  body: "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
}

/** Used by mail programs that follow the system's dark mode. */
const DARK_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: ${DARK_PALETTE.page} !important; color: ${DARK_PALETTE.ink} !important; }
    .panel { background-color: ${DARK_PALETTE.panel} !important; border-color: ${DARK_PALETTE.hairline} !important; border-top-color: ${DARK_PALETTE.gold} !important; }
    .strong { background-color: ${DARK_PALETTE.panelStrong} !important; border-color: ${DARK_PALETTE.gold} !important; }
    .soft { color: ${DARK_PALETTE.inkSoft} !important; }
    .gold, .link { color: ${DARK_PALETTE.link} !important; }
    .action { background-color: ${DARK_PALETTE.action} !important; color: ${DARK_PALETTE.onAction} !important; }
  }
`

type LayoutProps = {
  readonly subject: string
  readonly preview: string
  readonly greeting: string
  readonly blocks: readonly Block[]
  readonly unsubscribeUrl?: string
  readonly context: EmailContext
}

const page: CSSProperties = { margin: 0, padding: 0, backgroundColor: LIGHT_PALETTE.page, color: LIGHT_PALETTE.ink }
const card: CSSProperties = {
  width: '100%',
  maxWidth: 560,
  backgroundColor: LIGHT_PALETTE.panel,
  border: `1px solid ${LIGHT_PALETTE.hairline}`,
  borderTop: `4px solid ${LIGHT_PALETTE.gold}`,
  borderRadius: 14,
}

/** Tables and inline styles are the only layout that all mail programs support. */
export function EmailLayout({ subject, preview, greeting, blocks, unsubscribeUrl, context }: LayoutProps) {
  const { practice, appUrl } = context
  return (
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body className="page" style={page}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}>{preview}</div>
        <Table className="page" style={{ width: '100%', backgroundColor: LIGHT_PALETTE.page }}>
          <td align="center" style={{ padding: '32px 16px' }}>
            <p
              className="gold"
              style={{ margin: '0 0 20px', font: `600 22px/1.3 ${FONTS.heading}`, color: LIGHT_PALETTE.goldText }}
              {...own(practice.name)}
            >
              {practice.name}
            </p>
            <Table className="panel" style={card}>
              <td align="left" style={{ padding: '28px 28px 12px', font: `16px/1.6 ${FONTS.body}` }}>
                <p style={{ margin: '0 0 16px' }}>{greeting}</p>
                {blocks.map((block) => (
                  <BlockView key={JSON.stringify(block)} block={block} />
                ))}
              </td>
            </Table>
            <p
              className="soft"
              style={{ margin: '20px 0 0', font: `13px/1.6 ${FONTS.body}`, color: LIGHT_PALETTE.inkSoft }}
            >
              <span {...own(practice.name + practice.address)}>
                {[practice.name, practice.address, practice.phone].filter((line) => line !== '').join(' · ')}
              </span>
              <br />
              <FooterLink href={`mailto:${practice.email}`}>{practice.email}</FooterLink>
              {' · '}
              <FooterLink href={appUrl}>{new URL(appUrl).host}</FooterLink>
              {unsubscribeUrl && (
                <>
                  <br />
                  <FooterLink href={unsubscribeUrl}>{EMAIL_FRAME.unsubscribe}</FooterLink>
                </>
              )}
            </p>
          </td>
        </Table>
      </body>
    </html>
  )
}

function Table({ className, style, children }: { className: string; style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" className={className} cellPadding={0} cellSpacing={0} border={0} style={style}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} style={{ color: LIGHT_PALETTE.link }}>
      {children}
    </a>
  )
}
