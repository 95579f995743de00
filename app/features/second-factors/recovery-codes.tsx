import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { RECOVERY } from '#content/accounts/second-factors.ts'

/** The only view of the codes: the server has hashes of them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4" role="status">
        <h2 className="text-xl">{RECOVERY.title}</h2>
        <p className="font-semibold">{RECOVERY.lead}</p>
        <p>{RECOVERY.use}</p>
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2" translate="no">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <ButtonLink href="/dashboard/security">{RECOVERY.done}</ButtonLink>
      </div>
    </Card>
  )
}
