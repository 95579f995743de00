import { LIGHT_PALETTE } from '@muhurta/brand'
import type { CSSProperties } from 'react'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { LANGUAGE } from '#content/language.ts'
import { boldParts } from '#domain/content/email-texts.ts'
import { languageBeside } from '#domain/text-language.ts'
import type { Block, FactRow } from '../email.ts'

const breathing: CSSProperties = { margin: '0 0 16px' }
const quoted: CSSProperties = {
  ...breathing,
  padding: '12px 16px',
  borderLeft: `3px solid ${LIGHT_PALETTE.gold}`,
  backgroundColor: LIGHT_PALETTE.panelStrong,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
const digits: CSSProperties = {
  ...breathing,
  padding: '12px 16px',
  backgroundColor: LIGHT_PALETTE.panelStrong,
  fontSize: 28,
  fontWeight: 600,
  letterSpacing: 6,
}
const action: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 10,
  backgroundColor: LIGHT_PALETTE.action,
  color: LIGHT_PALETTE.onAction,
  fontWeight: 600,
  textDecoration: 'none',
}

/** The practice's own texts may be in another language than the email. */
export const own = (text: string) => languageBeside(LANGUAGE, text)

export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p style={{ ...breathing, whiteSpace: 'pre-line' }} {...own(block.text)}>
          {emphasized(block.text)}
        </p>
      )
    case 'note':
      return (
        <p className="soft" style={{ ...breathing, fontSize: 14, color: LIGHT_PALETTE.inkSoft }} {...own(block.text)}>
          {block.text}
        </p>
      )
    case 'code':
      return (
        <p className="strong" style={digits}>
          {block.text}
        </p>
      )
    case 'quote':
      return (
        <div className="strong" style={quoted} {...own(block.text)}>
          {block.text}
        </div>
      )
    case 'facts':
      return <FactsTable rows={block.rows} />
    case 'link':
      return (
        <p style={breathing}>
          <a className="link" href={block.url} style={{ color: LIGHT_PALETTE.link }}>
            {block.label}
          </a>
        </p>
      )
    case 'button':
      return (
        <>
          <p style={{ margin: '8px 0 16px' }}>
            <a className="action" href={block.url} style={action}>
              {block.label}
            </a>
          </p>
          <p
            className="soft"
            style={{ ...breathing, fontSize: 13, color: LIGHT_PALETTE.inkSoft, overflowWrap: 'anywhere' }}
          >
            {EMAIL_FRAME.ifButtonFails(block.url)}
          </p>
        </>
      )
  }
}

function emphasized(text: string) {
  return boldParts(text).map(({ text: part, isBold }, index) => {
    const key = `${index} ${part}`
    return isBold ? <b key={key}>{part}</b> : part
  })
}

function OwnValue({ children }: { children: string }) {
  const language = own(children)
  return language.lang ? <span {...language}>{children}</span> : children
}

function FactsTable({ rows }: { rows: readonly FactRow[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ ...breathing, width: '100%', fontSize: 15 }}>
      <tbody>
        {rows.map(([label, value, hint]) => (
          <tr key={label}>
            <th
              className="soft"
              scope="row"
              align="left"
              style={{ padding: '4px 16px 4px 0', verticalAlign: 'top', fontWeight: 400, color: LIGHT_PALETTE.inkSoft }}
            >
              {label}
            </th>
            <td style={{ padding: '4px 0', overflowWrap: 'anywhere' }}>
              <OwnValue>{value}</OwnValue>
              {hint && (
                <div className="soft" style={{ fontSize: 13, color: LIGHT_PALETTE.inkSoft }}>
                  {hint}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
