import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { LATEST_REMINDER_HOURS, REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import type * as en from '../../../en/staff/inbox/reminders.ts'
import type { Texts } from '../../../texts.ts'
import { durationBefore } from '../../words/durations.ts'

/** Texts about reminders and emails that could not be delivered. */
export const remindersDetail: typeof en.remindersDetail = ({ queued, alreadyNotified, withoutEmail }) => {
  if (queued === 0 && alreadyNotified === 0 && withoutEmail === 0) {
    return `రాబోయే ${numberInWords(REMINDER_DAYS_BEFORE)} రోజుల్లో రిమైండర్ పంపాల్సిన సెషన్ లేదు.`
  }
  const written = plural(queued, '1 రిమైండర్ పంపుతున్నాం', `${queued} రిమైండర్లు పంపుతున్నాం`)
  const before = alreadyNotified === 0 ? '' : `, ${alreadyNotified} ముందే పంపాం`
  const toCall = withoutEmail === 0 ? '' : ` ${withoutEmailText(withoutEmail)}`
  return `${written}${before}.${toCall}`
}

function withoutEmailText(count: number): string {
  return plural(count, 'ఒక క్లయింట్‌కు ఈమెయిల్ లేదు: దయచేసి ఫోన్ చేయండి.', `${count} క్లయింట్లకు ఈమెయిల్ లేదు: దయచేసి ఫోన్ చేయండి.`)
}

export const REMINDERS: Texts<typeof en.REMINDERS> = {
  results: 'ఎవరికి రిమైండర్ వెళ్లింది',
  resultsLead: 'రాబోయే రెండు రోజుల సెషన్లు. “రిమైండర్లు పంపండి” నొక్కితే ఈమెయిల్ ఉన్నవారందరికీ వెళ్తుంది.',
  noResults: 'రాబోయే రెండు రోజుల్లో సెషన్లు లేవు.',
  notSent: 'ఇంకా పంపలేదు',
  toMessage: 'ఈమెయిల్ లేదు: సందేశం పంపండి',
  missed: 'రిమైండర్ వెళ్లని సెషన్లు',
  missedLead: `ఈ సెషన్లు ${durationBefore(LATEST_REMINDER_HOURS, 'hour')} లోపు మొదలవుతాయి, క్లయింట్‌కు ${numberInWords(REMINDER_DAYS_BEFORE)} రోజుల ముందు వెళ్లాల్సిన రిమైండర్ వెళ్లలేదు. వారికి ఫోన్ చేస్తే మంచిది.`,
  noMissed: 'త్వరలో సెషన్ ఉన్న క్లయింట్లందరికీ రిమైండర్ అందింది.',
  failed: 'చేరని ఈమెయిల్‌లు',
  failedLead: 'దయచేసి ఈ క్లయింట్లను మరో విధంగా సంప్రదించండి, లేదా వారి ఈమెయిల్ చిరునామా సరిదిద్దండి.',
  noFailed: (days) => `గత ${durationBefore(days, 'day')} ఈమెయిల్‌లన్నీ పంపాం, లేదా పంపుతున్నాం.`,
}
