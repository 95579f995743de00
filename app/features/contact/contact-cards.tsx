import type { LucideIcon } from 'lucide-react'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CONTACT } from '#content/site/contact.ts'

export type ContactView = {
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly businessHours: string
}

export function ContactCards({ contact }: { contact: ContactView }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {contact.email && (
        <ContactCard icon={Mail} title={CONTACT.email}>
          <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </ContactCard>
      )}
      {contact.phone && (
        <ContactCard icon={Phone} title={CONTACT.phone}>
          <PhoneLink phone={contact.phone} className="inline-flex min-h-11 items-center" />
        </ContactCard>
      )}
      <ContactCard icon={Clock} title={CONTACT.hours}>
        <p className="pt-1 lg:pt-2">{contact.businessHours}</p>
        <p className="hint">{CONTACT.indianTime}</p>
      </ContactCard>
      {contact.address && (
        <ContactCard icon={MapPin} title={CONTACT.address}>
          <address className="pt-1 not-italic lg:pt-2">{contact.address}</address>
        </ContactCard>
      )}
    </ul>
  )
}

function ContactCard({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <Card as="li" className="flex gap-4 lg:flex-col lg:gap-2">
      <span className="text-gold-text">
        <Icon of={icon} size={24} />
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <div className="wrap-anywhere">{children}</div>
      </div>
    </Card>
  )
}
