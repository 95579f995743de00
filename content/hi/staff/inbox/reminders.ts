import { plural } from '#content/words/grammar.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { LATEST_REMINDER_HOURS, REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import type * as en from '../../../en/staff/inbox/reminders.ts'
import type { Texts } from '../../../texts.ts'

type Reminded = Parameters<typeof en.remindersDetail>[0]

/** Texts about reminders and emails that could not be delivered. */
export function remindersDetail({ queued, alreadyNotified, withoutEmail }: Reminded): string {
  if (queued === 0 && alreadyNotified === 0 && withoutEmail === 0) {
    return `अगले ${numberInWords(REMINDER_DAYS_BEFORE)} दिनों के किसी सेशन का रिमाइंडर बाकी नहीं है।`
  }
  const before =
    alreadyNotified === 0
      ? ''
      : `, ${plural(alreadyNotified, `${alreadyNotified} पहले ही जा चुका था`, `${alreadyNotified} पहले ही जा चुके थे`)}`
  const toCall =
    withoutEmail === 0
      ? ''
      : ` ${withoutEmail} क्लाइंट का ईमेल पता नहीं है: ${plural(withoutEmail, 'उन्हें', 'उन सबको')} फ़ोन करें।`
  return `${plural(queued, `${queued} रिमाइंडर भेजा जा रहा है`, `${queued} रिमाइंडर भेजे जा रहे हैं`)}${before}।${toCall}`
}

export const REMINDERS: Texts<typeof en.REMINDERS> = {
  results: 'किस क्लाइंट को रिमाइंडर गया',
  resultsLead: 'अगले दो दिन के सेशन। “रिमाइंडर भेजें” से उन सबको ईमेल जाता है, जिनका ईमेल पता है।',
  noResults: 'अगले दो दिन में कोई सेशन नहीं है।',
  notSent: 'अभी नहीं गया',
  toMessage: 'ईमेल नहीं है: संदेश भेजें',
  missed: 'बिना रिमाइंडर के सेशन',
  missedLead: `ये सेशन ${duration(LATEST_REMINDER_HOURS, 'hour')} के अंदर शुरू होंगे, और क्लाइंट को ${numberInWords(REMINDER_DAYS_BEFORE)} दिन पहले का रिमाइंडर नहीं मिला। चाहें तो उन्हें फ़ोन कर लें।`,
  noMissed: 'जिन क्लाइंट का सेशन जल्द है, उन सबको रिमाइंडर मिल चुका है।',
  failed: 'ईमेल, जो नहीं पहुँचे',
  failedLead: 'इन क्लाइंट से किसी और तरह संपर्क करें, या इनका ईमेल पता ठीक करें।',
  noFailed: (days) => `पिछले ${duration(days, 'day')} के सभी ईमेल भेजे जा चुके हैं या भेजे जा रहे हैं।`,
}
