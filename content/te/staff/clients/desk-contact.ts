import type * as en from '../../../en/staff/clients/desk-contact.ts'
import type { Texts } from '../../../texts.ts'

export type { ClientMessageText } from '../../../en/staff/clients/desk-contact.ts'

const namaste = (name: string | null, practice: string) =>
  [name ? `నమస్తే ${name} గారు` : 'నమస్తే', practice && `${practice} నుంచి రాస్తున్నాం`].filter(Boolean).join(', ')

/** Texts about reaching a client by telephone. */
export const CONTACT_CLIENT: Texts<typeof en.CONTACT_CLIENT> = {
  noEmail: 'ఈమెయిల్ లేదు: ఫోన్ చేయండి లేదా ప్రింట్ ఇవ్వండి',
  message: 'సందేశం',
  whatsApp: 'WhatsApp',
  whatsAppTo: (phone) => `WhatsApp ${phone}`,
  greeting: (name) => (practice) => `${namaste(name, practice)}. `,
  aboutBooking: (name, booking) => (practice) => `${namaste(name, practice)}. మీ బుకింగ్ గురించి: ${booking}. `,
  reminder: (name, when) => (practice) => `${namaste(name, practice)}. మీ సెషన్ గుర్తుచేస్తున్నాం: ${when}. `,
  moving: (name, when) => (practice) =>
    `${namaste(name, practice)}. మీ సెషన్ (${when}) సమయం మార్చాల్సి వస్తోంది. మీకు వేరే ఏ సమయం వీలవుతుంది? `,
  emailFailed: (name, address) => (practice) =>
    `${namaste(name, practice)}. ${address} చిరునామాకు పంపిన మా ఈమెయిల్ చేరలేదు. ఏ చిరునామాకు పంపమంటారు? `,
}
