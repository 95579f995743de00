import { Form, Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { to } from '#content/language.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { CALLS } from '#content/staff/clients/call-list.ts'
import { MESSAGES } from '#content/staff/clients/phone-messages.ts'
import type { Language } from '#domain/languages.ts'
import { type MessageKind, smsLink, whatsAppLink } from '#domain/sessions/phone-messages.ts'

export type MessageView = {
  readonly key: string
  readonly kind: MessageKind
  readonly bookingId: string
  readonly clientName: string | null
  /** When it is, or what is due. */
  readonly fact: string
  readonly service: string
  readonly phone: string | null
  /** The phone as E.164 has it; null if it cannot be one. */
  readonly number: string | null
  readonly text: string
  readonly language: Language
  /** Who sent it and when; null while nobody has. */
  readonly sent: string | null
}

/** One row for each message: to whom, what about, the links that open it, and that it is sent. */
export function MessageRows({ messages }: { messages: readonly MessageView[] }) {
  return (
    <ul className="desk-rows">
      {messages.map((message) => (
        <li key={message.key} className="desk-row">
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <MessageHead message={message} />
            {message.sent === null && <MessageTools message={message} />}
          </div>
          <Mark message={message} />
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ clientName }: MessageView) => clientName ?? CARD.unknownClient

function MessageHead({ message }: { message: MessageView }) {
  const { kind, bookingId, fact, service, sent } = message
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link className="text-link font-semibold" to={bookingPath(bookingId)}>
          {nameOf(message)}
        </Link>
        <Badge tone="neutral">{MESSAGES.kinds[kind]}</Badge>
      </p>
      <p className="hint">{sent ?? joinWithDots([fact, service])}</p>
    </>
  )
}

function MessageTools({ message }: { message: MessageView }) {
  const { kind, phone, number, text, language } = message
  if (!phone) return <p className="hint">{CALLS.noPhone}</p>
  if (number === null) {
    return (
      <p className="hint">
        <PhoneLink phone={phone} className="whitespace-nowrap" /> {MESSAGES.numberIncomplete}
      </p>
    )
  }
  const opens = (way: string) => MESSAGES.open(way, nameOf(message), MESSAGES.kinds[kind])
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <a
          className={buttonClass({ size: 'sm' })}
          href={to(whatsAppLink(number, text))}
          target="_blank"
          rel="noreferrer"
          aria-label={opens(MESSAGES.whatsApp)}
        >
          {MESSAGES.whatsApp}
        </a>
        <a
          className={buttonClass({ size: 'sm', tone: 'secondary' })}
          href={to(smsLink(number, text))}
          aria-label={opens(MESSAGES.sms)}
        >
          {MESSAGES.sms}
        </a>
        <span className="hint whitespace-nowrap">{number}</span>
      </p>
      <details className="desk-more">
        <summary>{MESSAGES.text}</summary>
        <p lang={language} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
      </details>
    </>
  )
}

function Mark({ message }: { message: MessageView }) {
  const { key, kind, sent } = message
  return (
    <Form method="post" preventScrollReset className="no-print">
      <input type="hidden" name="key" value={key} />
      {sent === null ? (
        <Button
          type="submit"
          name="intent"
          value="sent"
          tone="secondary"
          size="sm"
          aria-label={MESSAGES.markSentOf(nameOf(message), MESSAGES.kinds[kind])}
        >
          {MESSAGES.markSent}
        </Button>
      ) : (
        <Button type="submit" name="intent" value="undo" tone="quiet" size="sm">
          {MESSAGES.undo}
        </Button>
      )}
    </Form>
  )
}
