import type * as en from '../../en/site/astrologers.ts'
import type { Texts } from '../../texts.ts'

export const ASTROLOGERS: Texts<typeof en.ASTROLOGERS> = {
  title: 'జ్యోతిష్కులు',
  heading: 'మా జ్యోతిష్కులు',
  lead: 'మీరు ఎవరితో మాట్లాడాలనుకుంటున్నారో ఎంచుకోండి. ఎవరైనా సరే అనుకుంటే, మొదటి ఖాళీ సమయం బుక్ చేయవచ్చు.',
  description: (names) => `వేద జ్యోతిష సంప్రదింపులు: ${names.join(', ')}`,
  eyebrow: 'జ్యోతిష్కులు',
  about: (name) => `${name} గారి గురించి`,
  languages: 'భాషలు',
  pageLead: 'వీడియో కాల్ లేదా ఫోన్ ద్వారా వేద జ్యోతిష సంప్రదింపులు.',
  services: (name) => `${name} గారి సంప్రదింపులు`,
  noServices: 'ప్రస్తుతం బుక్ చేయడానికి సంప్రదింపులు లేవు.',
  bookWith: (name) => `${name} గారితో బుక్ చేయండి`,
  seeAll: 'మా జ్యోతిష్కులందరినీ చూడండి',
}
