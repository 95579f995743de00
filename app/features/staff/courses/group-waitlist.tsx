import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { GROUP } from '#content/staff/courses/groups.ts'

type WaitLine = {
  readonly id: string
  readonly name: string
  readonly since: string
  readonly offered: string | null
}

/** Who waits for a seat, the longest first. */
export function GroupWaitlist({ waiting }: { waiting: readonly WaitLine[] }) {
  if (waiting.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="waitlist">
      <h2 id="waitlist" className="text-xl">
        {GROUP.waitlist}
      </h2>
      <ol className="desk-rows">
        {waiting.map(({ id, name, since, offered }) => (
          <li key={id} className="desk-row">
            <span className="grid gap-1">
              <b className={tallScript(name)}>{name}</b>
              <span className="hint">{since}</span>
              {offered && <span>{offered}</span>}
            </span>
            <Form method="post">
              <input type="hidden" name="waitId" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove-wait"
                tone="quiet"
                size="sm"
                aria-label={GROUP.removeOf(name)}
              >
                {GROUP.remove}
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </section>
  )
}
