import { EDITABLE_EMAILS, type EmailTexts } from './email-texts.ts'
import type { TitledText } from './home-texts.ts'
import { PAYMENT_METHODS, type PaymentMethod, type PracticePaymentMethods } from './payment-methods.ts'
import type { Practice, PracticeFact } from './practice-profile.ts'
import { emailTextField, type TranslatedField, type TranslatedPart } from './translations.ts'

type Texts = Readonly<Record<string, string>>

const PART_SEPARATOR = ' | '

/** What can be translated in the settings, by part and field. Standard texts are not the practice's own. */
export function practiceOriginals(practice: Practice): Readonly<Record<TranslatedPart, Texts>> {
  const { name, tagline, astrologerName, astrologerTitles, about, trustLine, facts, contact, policies } = practice
  const { termsText, termsAdditions, privacyText, privacyAdditions } = policies
  const { eyebrow, heading, lead, benefits, steps } = practice.homeTexts
  const { paymentMethods: methods } = practice
  return {
    identity: { name, tagline, astrologerName, astrologerTitles: astrologerTitles.join('\n') },
    about: { about },
    claims: { trustLine, facts: facts.map(({ figure, label }) => figure + PART_SEPARATOR + label).join('\n') },
    contact: { address: contact.address },
    home: {
      eyebrow: eyebrow ?? '',
      heading: heading ?? '',
      lead: lead ?? '',
      benefits: titledLines(benefits),
      steps: titledLines(steps),
    },
    legal: { termsText, termsAdditions, privacyText, privacyAdditions },
    blog: { postCategories: practice.postCategories.join('\n') },
    ways: {
      ...Object.fromEntries(
        PAYMENT_METHODS.map((method) => [instructionsField(method), methods.instructions[method] ?? '']),
      ),
      linkLabel: methods.link?.label ?? '',
      referenceLabel: methods.link?.referenceLabel ?? '',
    },
    emails: Object.fromEntries(
      EDITABLE_EMAILS.flatMap((kind) =>
        (['subject', 'opening'] as const).map((part) => [
          emailTextField(kind, part),
          practice.emailTexts[kind]?.[part] ?? '',
        ]),
      ),
    ),
  }
}

const instructionsField = (method: PaymentMethod) => `${method}Instructions` as const

function titledLines(texts: readonly TitledText[] | null): string {
  return (texts ?? []).map(({ title, text }) => title + PART_SEPARATOR + text).join('\n')
}

/** The practice with the translations that there are, by "part.field". */
export function translatedPractice<Read extends Practice>(practice: Read, texts: Texts): Read {
  if (Object.keys(texts).length === 0) return practice
  const { policies, contact, homeTexts } = practice
  /** A standard text stays the standard text of the page's language. */
  const of = <Original extends string | null>(part: TranslatedPart, field: string, original: Original) =>
    original === null || original === '' ? original : (texts[`${part}.${field}`] ?? original)
  const legal = (field: 'termsText' | 'termsAdditions' | 'privacyText' | 'privacyAdditions') =>
    of('legal', field, policies[field])
  return {
    ...practice,
    name: of('identity', 'name', practice.name),
    tagline: of('identity', 'tagline', practice.tagline),
    astrologerName: of('identity', 'astrologerName', practice.astrologerName),
    astrologerTitles: texts['identity.astrologerTitles']?.split('\n') ?? practice.astrologerTitles,
    about: of('about', 'about', practice.about),
    trustLine: of('claims', 'trustLine', practice.trustLine),
    facts: translatedFacts(practice.facts, texts['claims.facts']),
    contact: { ...contact, address: of('contact', 'address', contact.address) },
    homeTexts: {
      eyebrow: of('home', 'eyebrow', homeTexts.eyebrow),
      heading: of('home', 'heading', homeTexts.heading),
      lead: of('home', 'lead', homeTexts.lead),
      benefits: translatedTitles(homeTexts.benefits, texts['home.benefits']),
      steps: translatedTitles(homeTexts.steps, texts['home.steps']),
    },
    policies: {
      ...policies,
      termsText: legal('termsText'),
      termsAdditions: legal('termsAdditions'),
      privacyText: legal('privacyText'),
      privacyAdditions: legal('privacyAdditions'),
    },
    paymentMethods: translatedWays(practice.paymentMethods, texts),
    emailTexts: translatedEmails(practice.emailTexts, texts),
  }
}

function translatedWays(methods: PracticePaymentMethods, texts: Texts): PracticePaymentMethods {
  const of = (field: TranslatedField<'ways'>, original: string) =>
    original === '' ? '' : (texts[`ways.${field}`] ?? original)
  const { instructions, link } = methods
  return {
    ...methods,
    instructions: Object.fromEntries(
      PAYMENT_METHODS.map((method) => [method, of(instructionsField(method), instructions[method] ?? '')]),
    ),
    link: link && {
      ...link,
      label: of('linkLabel', link.label),
      referenceLabel: of('referenceLabel', link.referenceLabel),
    },
  }
}

function translatedFacts(facts: readonly PracticeFact[], lines: string | undefined): readonly PracticeFact[] {
  const written = pairs(lines)
  return facts.map((fact, index) => {
    const pair = written[index]
    return pair ? { figure: pair[0], label: pair[1] } : fact
  })
}

function translatedTitles(texts: readonly TitledText[] | null, lines: string | undefined) {
  const written = pairs(lines)
  return (
    texts?.map((original, index) => {
      const pair = written[index]
      return pair ? { title: pair[0], text: pair[1] } : original
    }) ?? null
  )
}

/** "a | b" for each line. */
function pairs(lines = ''): (readonly [string, string])[] {
  if (lines === '') return []
  return lines.split('\n').map((line) => {
    const [first = '', ...rest] = line.split('|')
    return [first.trim(), rest.join('|').trim()]
  })
}

function translatedEmails(own: EmailTexts, texts: Texts): EmailTexts {
  return Object.fromEntries(
    EDITABLE_EMAILS.filter((kind) => own[kind] !== undefined).map((kind) => {
      const { subject, opening } = own[kind] ?? {}
      const inLanguage = (part: 'subject' | 'opening') => texts[`emails.${emailTextField(kind, part)}`]
      return [
        kind,
        {
          ...(subject !== undefined && { subject: inLanguage('subject') ?? subject }),
          ...(opening !== undefined && { opening: inLanguage('opening') ?? opening }),
        },
      ]
    }),
  )
}
