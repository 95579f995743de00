import { LANGUAGE } from '#content/language.ts'
import type { Language } from '#domain/languages.ts'
import type { PhoneMessage, PhoneMessageContext } from '#domain/sessions/phone-messages.ts'
import { phoneMessageText } from '#mail/messages/phone-message.ts'
import { isBuilt, loadBundle } from './language-bundles.ts'

/** A message to a client in their language, which may be another than that of the desk (decision 0240). */
export async function phoneMessageIn(
  message: PhoneMessage,
  context: PhoneMessageContext,
  language: Language,
): Promise<string> {
  if (language === LANGUAGE || !isBuilt(language)) return phoneMessageText(message, context)
  const write = await (await loadBundle(language)).loadPhoneMessage()
  return write(message, context)
}
