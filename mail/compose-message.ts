import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingEmail } from './outgoing-email.ts'

/** The email as it travels: headers, text, HTML and attachments in one piece. */
export function composeMessage(email: OutgoingEmail, mailFrom: string): Promise<Buffer> {
  const { rendered, to } = email
  const composer = new MailComposer({
    from: mailFrom,
    to: { name: to.name ?? '', address: to.address },
    ...(rendered.replyTo ? { replyTo: { name: '', address: rendered.replyTo } } : {}),
    subject: rendered.subject,
    text: rendered.text,
    html: rendered.html,
    messageId: `<${email.messageId}@${domainOf(mailFrom)}>`,
    date: email.writtenAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(rendered.unsubscribeUrl) },
    attachments: rendered.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
      // Byte for byte: as text it would gain a line at its end.
      contentTransferEncoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** The pair of headers that gives the reader a one-click button (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

function domainOf(mailFrom: string): string {
  return /@([^\s>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost'
}
