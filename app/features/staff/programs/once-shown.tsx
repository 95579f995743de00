import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'

/** A secret that is shown once, right after it was made. */
export function OnceShown({ title, lead, secret }: { title: string; lead: string; secret: string }) {
  return (
    <div role="status">
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{title}</h2>
        <p>{lead}</p>
        <p className="[overflow-wrap:anywhere]">
          <code>{secret}</code>
        </p>
        <p>
          <CopyButton text={secret} what={title} />
        </p>
      </Card>
    </div>
  )
}
