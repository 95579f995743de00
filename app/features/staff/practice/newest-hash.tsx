import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { NEWEST_HASH } from '#content/staff/practice/practice-place.ts'

/** As many characters as the name of a backup has. */
const SHORT = 12

/** What the audit log and the ledger are compared with later. Without script, the whole hash can be selected. */
export function NewestHash({ end: { position, hash } }: { end: { position: number; hash: string } }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{NEWEST_HASH.title}</h2>
      <p className="hint max-w-[65ch]">{NEWEST_HASH.lead}</p>
      <p>
        <code className="text-lg">{hash.slice(0, SHORT)}</code> · {NEWEST_HASH.records(position)}
      </p>
      <details>
        <summary>{NEWEST_HASH.whole}</summary>
        <code className="[overflow-wrap:anywhere]">{hash}</code>
      </details>
      <p>
        <CopyButton text={hash} what={NEWEST_HASH.title} />
      </p>
    </Card>
  )
}
