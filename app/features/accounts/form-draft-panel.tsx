import { Button } from '#app/ui/buttons/button.tsx'
import { FORM_DRAFT } from '#content/accounts/account-pages.ts'
import { to } from '#content/language.ts'

type FormDraftPanelProps = {
  /** The path that the form was sent to. */
  path: string
  fields: readonly { readonly id: number; readonly name: string; readonly value: string }[]
  writings: readonly string[]
}

/** The saved form, ready to be sent, with the typed text below it. */
export function FormDraftPanel({ path, fields, writings }: FormDraftPanelProps) {
  return (
    <>
      <form method="post" action={to(`/account/draft?send=${encodeURIComponent(path)}`)}>
        {fields.map(({ id, name, value }) => (
          <input key={id} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" wide>
          {FORM_DRAFT.send}
        </Button>
      </form>
      <form method="post" action={to('/account/draft?discard')}>
        <Button type="submit" tone="secondary" wide>
          {FORM_DRAFT.discard}
        </Button>
      </form>
      {writings.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{FORM_DRAFT.wrote}</h2>
          <ul className="grid gap-3">
            {writings.map((writing) => (
              <li key={writing} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {writing}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
