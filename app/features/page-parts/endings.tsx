import { Notice } from '#app/ui/notice.tsx'

/** The text of what ends with the account, and a short form of it that the form sends back. */
export type AccountDeletionView = {
  readonly endings: readonly {
    readonly id: string
    readonly serviceName: string
    readonly session: string | null
    readonly refund: string
  }[]
  readonly statement: string
}

type EndingsProps = Pick<AccountDeletionView, 'endings'> & { lead: string; retained: string }

/** The bookings that end with a client's account; nothing without any. */
export function Endings({ endings, lead, retained }: EndingsProps) {
  if (endings.length === 0) return null
  return (
    <Notice>
      <p>{lead}</p>
      <ul className="joinWithDots-list my-3">
        {endings.map(({ id, serviceName, session, refund }) => (
          <li key={id}>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b>{serviceName}</b>
              {session !== null && `, ${session}`}
              <br />
              {refund}
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{retained}</p>
    </Notice>
  )
}
