import { Button } from '#app/ui/buttons/button.tsx'
import { PROGRAMS } from '#content/staff/practice/programs.ts'
import type { ApiScope } from '#domain/accounts/api-keys.ts'

export type ListedKey = {
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly scopes: readonly ApiScope[]
  readonly owner: string | null
  /** Until when it is valid, or since when it is not. */
  readonly validity: string
  readonly used: string
  readonly isUsable: boolean
}

export function KeyList({ keys }: { keys: readonly ListedKey[] }) {
  if (keys.length === 0) return <p>{PROGRAMS.none}</p>
  return (
    <ul className="desk-rows">
      {keys.map((key) => (
        <li key={key.id} className="desk-row">
          <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
            <p>
              <strong>{key.name}</strong> <code>{key.hint}…</code>
            </p>
            <p className="hint">{key.scopes.map((scope) => PROGRAMS.scopeNames[scope]).join(' · ')}</p>
            <p className="hint">
              {[key.validity, key.used, ...(key.owner === null ? [] : [PROGRAMS.by(key.owner)])].join(' · ')}
            </p>
            {key.isUsable && <RevokeForm id={key.id} name={key.name} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function RevokeForm({ id, name }: Pick<ListedKey, 'id' | 'name'>) {
  return (
    <details className="desk-more">
      <summary>
        {PROGRAMS.revoke}
        <span className="sr-only">: {name}</span>
      </summary>
      <form method="post" className="grid justify-items-start gap-2">
        <p>{PROGRAMS.revokeLead}</p>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="revoke" tone="danger" size="sm">
          {PROGRAMS.confirmRevoke}
        </Button>
      </form>
    </details>
  )
}
