import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingEmail } from '#domain/emails/email-delivery.ts'

/** The complete message. It comes from the practice's name; only the address is the operator's setting. */
export function composeMessage(email: OutgoingEmail, mailFrom: string): Promise<Buffer> {
  const { rendered, to } = email
  const fromAddress = addressOf(mailFrom)
  const composer = new MailComposer({
    from: { name: rendered.senderName, address: fromAddress },
    to: { name: to.name ?? '', address: to.address },
    ...(rendered.replyTo ? { replyTo: { name: '', address: rendered.replyTo } } : {}),
    subject: rendered.subject,
    text: rendered.text,
    html: rendered.html,
    messageId: `<${email.messageId}@${domainOf(fromAddress)}>`,
    date: email.writtenAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(rendered.unsubscribeUrl) },
    attachments: rendered.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
      // base64 preserves the bytes; as text the attachment would gain a line break at its end.
      contentTransferEncoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** The two headers that let mail programs show a one-click unsubscribe button (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

/** The address in `Name <address>`. */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
