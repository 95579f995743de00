import { CONTACT_CLIENT } from '#app/content/desk-contact.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { phoneKey } from '#domain/accounts/phone-key.ts'

/** Links that call a number, and that open WhatsApp with the beginning of a message. */
export function PhoneLinks({ phone, message }: { phone: string; message: string }) {
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <PhoneLink phone={phone} className="inline-flex min-h-11 items-center" />
      <a
        className="text-link inline-flex min-h-11 items-center"
        href={`https://wa.me/${phoneKey(phone)}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={CONTACT_CLIENT.whatsAppTo(phone)}
      >
        {CONTACT_CLIENT.whatsApp}
      </a>
    </span>
  )
}
