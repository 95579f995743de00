import { useRouteLoaderData } from 'react-router'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { to } from '#content/language.ts'
import { type ClientMessageText, CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { normalizePhone } from '#domain/accounts/accounts.ts'
import { phoneKey } from '#domain/accounts/phone-key.ts'

/**
 * Links that call a number, and that open WhatsApp with the beginning of a message from the practice. What is no number is
 * only shown.
 */
export function PhoneLinks({ phone, message }: { phone: string; message: ClientMessageText }) {
  const practice = usePracticeName()
  if (normalizePhone(phone) === undefined) return <span>{phone}</span>
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <PhoneLink phone={phone} className="inline-flex min-h-11 items-center" />
      <a
        className="no-print text-link inline-flex min-h-11 items-center"
        href={`https://wa.me/${phoneKey(phone)}?text=${encodeURIComponent(message(practice))}`}
        target="_blank"
        rel="noreferrer"
        aria-label={CONTACT_CLIENT.whatsAppTo(phone)}
      >
        {CONTACT_CLIENT.whatsApp}
      </a>
    </span>
  )
}

type MessageLinkProps = {
  phone: string | null
  email: string | null
  client: string
  message: ClientMessageText
  subject: string
}

/** One link that begins a message to a client: by WhatsApp, or by email without a number. Nothing without either. */
export function MessageLink({ phone, email, client, message, subject }: MessageLinkProps) {
  const text = encodeURIComponent(message(usePracticeName()))
  const byPhone = phone !== null && normalizePhone(phone) !== undefined
  if (!byPhone && email === null) return null
  const href = byPhone
    ? `https://wa.me/${phoneKey(phone)}?text=${text}`
    : `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`
  return (
    <a className={buttonClass({ size: 'sm', tone: 'secondary' })} href={to(href)} target="_blank" rel="noreferrer">
      {CONTACT_CLIENT.message}
      <span className="sr-only"> {client}</span>
    </a>
  )
}

/** Every page has it from the root. */
function usePracticeName(): string {
  const root = useRouteLoaderData<{ readonly site?: { readonly practiceName: string } }>('root')
  return root?.site?.practiceName ?? ''
}
