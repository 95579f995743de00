import type * as en from '../../../en/staff/clients/desk-contact.ts'
import type { Texts } from '../../../texts.ts'

/** A message to a client, which names the practice. */
export type ClientMessageText = (practice: string) => string

const namaste = (name: string | null, practice: string) =>
  [name ? `नमस्ते ${name} जी` : 'नमस्ते', practice && `हम ${practice} से लिख रहे हैं`].filter(Boolean).join(', ')

/** Texts about reaching a client by telephone. */
export const CONTACT_CLIENT: Texts<typeof en.CONTACT_CLIENT> = {
  noEmail: 'ईमेल पता नहीं: फ़ोन करें या प्रिंट दें',
  message: 'संदेश',
  whatsApp: 'WhatsApp',
  whatsAppTo: (phone) => `${phone} पर WhatsApp`,
  greeting: (name) => (practice) => `${namaste(name, practice)}। `,
  aboutBooking: (name, booking) => (practice) => `${namaste(name, practice)}। आपकी बुकिंग के बारे में: ${booking}। `,
  reminder: (name, when) => (practice) => `${namaste(name, practice)}। याद दिला दें कि आपका सेशन ${when} है। `,
  moving: (name, when) => (practice) =>
    `${namaste(name, practice)}। आपका सेशन ${when} है, पर यह समय हमें बदलना पड़ रहा है। आपके लिए और कौन-सा समय ठीक रहेगा? `,
  emailFailed: (name, address) => (practice) =>
    `${namaste(name, practice)}। ${address} पर भेजा हमारा ईमेल नहीं पहुँचा। हम आपको किस पते पर लिखें? `,
}
