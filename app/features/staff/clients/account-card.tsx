import { Form, Link } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ACCOUNTS } from '#content/staff/clients/accounts.ts'
import { shortDay } from '#content/words/dates.ts'
import { isStaffRole } from '#domain/roles.ts'
import { AccountBadges, type AccountPerson, LeavesOn } from './account-rows.tsx'

/** The account of a person and who they are in it. Your own is deleted on your profile. */
export type PersonView = AccountPerson & { readonly isYou: boolean }

/** On the card of a person, for admins: the state of the account, and closing or reopening it. */
export function AccountCard({ person }: { person: PersonView }) {
  const { roles, isDisabled, isYou, lastActiveAt } = person
  return (
    <Card as="section" className="card-section no-print">
      <h2 className="text-xl">{ACCOUNTS.title}</h2>
      <p className="hint">
        {ACCOUNTS.columns.lastActive} {shortDay(lastActiveAt)}
      </p>
      <AccountBadges person={person} />
      <LeavesOn person={person} />
      {roles.some(isStaffRole) && (
        <Link className="text-link inline-flex min-h-11 items-center" to="/staff/practice/team" reloadDocument>
          {ACCOUNTS.toTeam}
        </Link>
      )}
      {!isYou && (
        <Form method="post" className="grid gap-2 justify-items-start">
          {!isDisabled && <p className="hint">{ACCOUNTS.closeHint}</p>}
          <Button type="submit" name="intent" value={isDisabled ? 'open' : 'close'} tone="secondary" size="sm">
            {isDisabled ? ACCOUNTS.open : ACCOUNTS.close}
          </Button>
        </Form>
      )}
    </Card>
  )
}
