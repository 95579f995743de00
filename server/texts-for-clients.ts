import { readingMarkdown } from '#app/features/chart-text/reading-markdown.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Reading } from '#domain/charts/reading/statement.ts'
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts'
import type { PushMessage, PushText } from '#domain/push/push-kinds.ts'
import type { PhoneMessage, PhoneMessageContext } from '#domain/sessions/phone-messages.ts'
import { phoneMessageText } from '#mail/messages/phone-message.ts'
import { pushText } from '#mail/messages/push-text.ts'
import { isBuilt, loadBundle } from './language-bundles.ts'

/** Writes readings for clients in their language, which may be another than that of the desk (decision 0240). */
export function readingWriter(inEnglish = readingMarkdown) {
  return async (reading: Reading, language: Language): Promise<string> => {
    if (language === LANGUAGE || !isBuilt(language)) {
      return language === FIRST_LANGUAGE ? inEnglish(reading) : readingMarkdown(reading)
    }
    const write = await (await loadBundle(language)).loadReadingMarkdown()
    return write(reading)
  }
}

/** Writes messages to clients in their language, which may be another than that of the desk (decision 0240). */
export function phoneMessageWriter(inEnglish = phoneMessageText) {
  return async (message: PhoneMessage, context: PhoneMessageContext, language: Language): Promise<string> => {
    if (language === LANGUAGE || !isBuilt(language)) {
      return language === FIRST_LANGUAGE ? inEnglish(message, context) : phoneMessageText(message, context)
    }
    const write = await (await loadBundle(language)).loadPhoneMessage()
    return write(message, context)
  }
}

/** Writes notifications in the language of their readers. */
export function pushTextWriter() {
  return async (message: PushMessage, language: Language): Promise<PushText> => {
    if (language === LANGUAGE || !isBuilt(language)) return pushText(message)
    const write = await (await loadBundle(language)).loadPushText()
    return write(message)
  }
}
