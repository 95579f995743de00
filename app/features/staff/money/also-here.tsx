import { to } from '#content/language.ts'
import { MONEY_PLACE } from '#content/staff/money/money-place.ts'

type AlsoHereProps = { mayReadStatements: boolean; maySeeGst: boolean }

/** Pages of Money that no tab names, and the one that verifies many payments at once. */
export function AlsoHere({ mayReadStatements, maySeeGst }: AlsoHereProps) {
  const links = [
    mayReadStatements && {
      href: '/staff/money/statements',
      label: MONEY_PLACE.statement,
      lead: MONEY_PLACE.statementLead,
    },
    { href: '/staff/money/vouchers', label: MONEY_PLACE.vouchers, lead: MONEY_PLACE.vouchersLead },
    maySeeGst && { href: '/staff/money/gst', label: MONEY_PLACE.gst, lead: MONEY_PLACE.gstLead },
  ].filter((link) => link !== false)
  return (
    <nav className="no-print" aria-label={MONEY_PLACE.alsoHere}>
      <ul className="place-links">
        {links.map(({ href, label, lead }) => (
          <li key={href}>
            <a className="place-link" href={to(href)}>
              <b>{label}</b>
              <span className="hint">{lead}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
