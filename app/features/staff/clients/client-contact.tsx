import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { LANGUAGE } from '#content/language.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { INDIAN_STATES } from '#content/words/indian-names.ts'
import { FIRST_LANGUAGE, LANGUAGE_NAMES, type Language } from '#domain/languages.ts'
import { CardSection } from './card-section.tsx'
import { emailFact, phoneFact } from './contact-facts.tsx'

/** By name; the codes of the tax office are in no order that a reader knows. */
const STATES = Object.entries(INDIAN_STATES)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, LANGUAGE))

export type CardClient = {
  readonly clientName: string | null
  readonly clientEmail: string | null
  readonly clientPhone: string | null
  readonly isClientErased: boolean
}

type ClientContactProps = {
  client: CardClient
  /** As given with a booking; empty for staff who may not read that. */
  given: { readonly phone: string | null; readonly currentLocation: string | null }
  state: string | null
  language: Language | null
  /** Of the site. */
  languages: readonly Language[]
}

/** How to reach a client who has not been erased, and where they live for the tax. */
export function ClientContact({ client, given, state, language, languages }: ClientContactProps) {
  const message = CONTACT_CLIENT.greeting(client.clientName)
  const isOther = given.phone !== null && given.phone !== client.clientPhone
  return (
    <CardSection part="contact">
      <FactList
        facts={[
          ...emailFact(client),
          ...phoneFact(given.phone ?? client.clientPhone, message),
          ...(isOther ? phoneFact(client.clientPhone, message, SESSION.phoneInProfile) : []),
          ...(given.currentLocation ? [{ term: SESSION.placeGiven, value: given.currentLocation }] : []),
        ]}
      />
      <Form method="post" className="desk-form no-print" preventScrollReset>
        <SelectField
          name="state"
          label={SESSION.clientState}
          options={STATES}
          placeholder={SESSION.unknownState}
          defaultValue={state ?? ''}
        />
        {languages.length > 1 && (
          <SelectField
            name="language"
            label={CLIENT_CARD.language}
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            defaultValue={language ?? FIRST_LANGUAGE}
          />
        )}
        <Button type="submit" tone="secondary">
          {SESSION.saveState}
        </Button>
      </Form>
    </CardSection>
  )
}
