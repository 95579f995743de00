import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FAMILY_DAYS } from '#content/almanac/family-days.ts'
import { to } from '#content/language.ts'

export type RelativeView = { readonly id: string; readonly name: string; readonly detail: string }

type FamilyPeopleProps = { people: readonly RelativeView[]; remembered: readonly RelativeView[] }

/** Whose days are listed. Births are saved and removed with the charts. */
export function FamilyPeople({ people, remembered }: FamilyPeopleProps) {
  return (
    <Card as="section" kind="flat">
      <h2 className="text-xl">{FAMILY_DAYS.people}</h2>
      <p className="hint mt-1 mb-3">{people.length > 0 ? FAMILY_DAYS.peopleLead : FAMILY_DAYS.peopleNone}</p>
      <ul className="grid gap-3">
        {people.map(({ id, name, detail }) => (
          <li key={id}>
            <b className="[overflow-wrap:anywhere]">{name}</b>
            <p className="hint">{detail}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <a className="text-link inline-flex min-h-11 items-center" href={to('/horoscope')}>
          {FAMILY_DAYS.saveBirth}
        </a>
      </p>
      <h2 className="mt-4 text-xl">{FAMILY_DAYS.remembered}</h2>
      {remembered.length === 0 && <p className="hint mt-1">{FAMILY_DAYS.rememberedNone}</p>}
      <ul className="mt-2 grid gap-3">
        {remembered.map(({ id, name, detail }) => (
          <li key={id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <b className="[overflow-wrap:anywhere]">{name}</b>
              <p className="hint">{detail}</p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="forget" tone="quiet" size="sm">
                {FAMILY_DAYS.remove} <span className="sr-only">{name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}
