import { CONVENTION_LABELS } from '#content/charts/chart-conventions.ts'
import { WEEKDAYS } from '#content/words/dates.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { STANDARD_ACCENTS } from '#domain/content/accent.ts'
import { ENOUGH_REVIEWS } from '#domain/sessions/reviews.ts'

// The forms for the practice's settings: the name of each part, what it is for, its fields and their problems.

const PARAGRAPHS_HINT = 'Leave an empty line to start a new paragraph.'
const STANDARD_HINT = 'Leave it empty to return to our standard text.'
const TITLED_HINT = 'One per line, for example: Reasons you can see | We show you every statement in the chart.'

export const IDENTITY_FORM = {
  title: 'Names',
  lead: 'Your names, shown in the header, on the home page and in every email.',
  fields: {
    name: { label: 'Name of the practice' },
    tagline: { label: 'Tagline' },
    astrologerName: { label: 'Name of the astrologer' },
    astrologerTitles: { label: 'Titles', hint: 'One per line.' },
    portraitUrl: {
      label: 'Portrait',
      hint: 'A link that starts with https://, or upload a picture. Without one, we show a monogram.',
    },
  },
} as const

export const ABOUT_FORM = {
  title: 'About the astrologer',
  lead: 'The text about you on the home page.',
  fields: { about: { label: 'About', hint: PARAGRAPHS_HINT } },
} as const

export const CLAIMS_FORM = {
  title: 'Claims',
  lead: 'Numbers about your practice. Use only what you can prove.',
  fields: {
    trustLine: { label: 'Trust line', hint: 'For example “Trusted by 1000+ Clients”' },
    facts: { label: 'Facts', hint: 'One per line, for example: 20+ | years of practice' },
    showsReviews: {
      label: 'Show client reviews instead of sample testimonials',
      hint: `Once ${ENOUGH_REVIEWS} reviews are published, the home page shows them instead of the testimonials, their average instead of the trust line, and the real number of clients in every fact with the word “clients”.`,
    },
  },
  problems: { fact: 'Write each fact as: 20+ | years of practice' },
} as const

export const CONTACT_FORM = {
  title: 'Contact and hours',
  lead: 'How and when people can reach you. Consultation slots are set in the Astrologer Dashboard.',
  openOn: 'Open on',
  fields: {
    address: { label: 'Postal address' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    supportEmail: { label: 'Email for help with bookings and payments' },
    astrologerEmail: { label: 'Email of the astrologer', hint: 'Shown to clients after they book.' },
    day1: { label: WEEKDAYS[1] },
    day2: { label: WEEKDAYS[2] },
    day3: { label: WEEKDAYS[3] },
    day4: { label: WEEKDAYS[4] },
    day5: { label: WEEKDAYS[5] },
    day6: { label: WEEKDAYS[6] },
    day7: { label: WEEKDAYS[0] },
    opensAt: { label: 'From' },
    closesAt: { label: 'To' },
  },
  problems: {
    closesAt: 'This must be later than the opening time',
    days: 'Choose at least one day',
  },
} as const

export const SOCIAL_FORM = {
  title: 'Social links',
  lead: 'The links in the footer. Leave a field empty if you do not use that network.',
  fields: {
    youtube: { label: 'YouTube' },
    instagram: { label: 'Instagram' },
    facebook: { label: 'Facebook' },
    x: { label: 'X' },
    whatsapp: { label: 'WhatsApp' },
    telegram: { label: 'Telegram' },
  },
} as const

export const ALMANAC_FORM = {
  title: 'Panchanga city and sunrise',
  lead: 'Sunrise and Rahu kalam differ from town to town. The home page and the horoscope page use this place until a visitor chooses another one.',
  fields: {
    name: { label: 'Town', hint: 'Type another town, and we’ll look up its coordinates when you save.' },
    lat: { label: 'Latitude', hint: 'In degrees, north is positive: 23.1765 for Ujjain' },
    lon: { label: 'Longitude', hint: 'In degrees, east is positive: 75.7885 for Ujjain' },
    sunrise: {
      label: 'Sunrise of the almanac',
      hint: 'For panchanga, festivals, muhurta, calendars, emails and labels of free times. Most almanacs print the upper limb today; it comes some minutes earlier. Birth charts keep their own setting.',
    },
    labelsSlots: {
      label: 'Label free times when clients book',
      hint: 'Rahu kalam, yamaganda, gulika, Abhijit and good choghadiyas of this place. Signed-in clients with a saved birth also see tara bala, chandra bala and chandrashtama. It doesn’t close any times.',
    },
    slotLabels: { label: 'Labels that are shown', hint: 'Only while free times are labelled.' },
  },
} as const

export const CHARTS_FORM = {
  title: 'Chart conventions',
  lead: 'The studio, the horoscope page, briefs and their PDFs start with these. Whoever chooses otherwise there keeps their own choice. Panchanga, festivals and muhurta stay with Lahiri.',
  fields: {
    ayanamsa: { label: CONVENTION_LABELS.ayanamsa },
    node: { label: CONVENTION_LABELS.node },
    houseSystem: { label: CONVENTION_LABELS.houseSystem },
    sunriseRule: { label: CONVENTION_LABELS.sunriseRule },
    yearDays: { label: CONVENTION_LABELS.yearDays },
    style: { label: 'Chart style' },
  },
} as const

const LEGAL_TEXT_HINT =
  'Headings begin with ##, list items with a hyphen. {name}, {address}, {email}, {support email}, {phone}, {hours} and {discount} are filled in. Leave it empty to return to our standard text.'
const IN_FORCE_HINT = 'If you change the text and leave the date, it becomes today.'

export const LEGAL_FORM = {
  title: 'Terms and privacy',
  lead: 'The site comes with terms and a privacy policy. Read both, change what does not fit your practice or add to it, and save when they are right.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  fields: {
    termsText: { label: 'Text of the Terms of Service', hint: LEGAL_TEXT_HINT },
    termsAdditions: { label: 'Added to the Terms of Service' },
    termsSince: { label: 'Terms in force from', hint: IN_FORCE_HINT },
    privacyText: { label: 'Text of the Privacy Policy', hint: LEGAL_TEXT_HINT },
    privacyAdditions: { label: 'Added to the Privacy Policy' },
    privacySince: { label: 'Privacy Policy in force from', hint: IN_FORCE_HINT },
  },
} as const

export const HOME_FORM = {
  title: 'Home page texts',
  lead: 'The first words on the home page, what clients can rely on, and how a consultation works.',
  fields: {
    eyebrow: { label: 'Line above the heading', hint: STANDARD_HINT },
    heading: { label: 'Heading' },
    lead: { label: 'Text below the heading' },
    benefits: { label: 'What you can rely on', hint: TITLED_HINT },
    steps: { label: 'How a consultation works', hint: TITLED_HINT },
  },
  problems: { titled: 'Write each line as: title | text' },
} as const

export const LOOK_FORM = {
  title: 'Logo and colours',
  lead: 'Your logo beside the name, and the colour of buttons. We check that the colours are easy to read.',
  fields: {
    logoUrl: { label: 'Logo', hint: 'Best as a square. Without one, we show ours.' },
    accentLight: { label: 'Accent colour in the light theme' },
    accentDark: { label: 'Accent colour in the dark theme' },
  },
  problems: {
    colour: `Enter a colour such as ${STANDARD_ACCENTS.light}`,
    contrast: {
      light: (contrast: string, least: number) =>
        `Text in this colour would be hard to read in the light theme: its contrast is ${contrast}, and it needs at least ${least}. Choose a darker colour.`,
      dark: (contrast: string, least: number) =>
        `Text in this colour would be hard to read in the dark theme: its contrast is ${contrast}, and it needs at least ${least}. Choose a lighter colour.`,
    },
  },
} as const

export const LANGUAGES_FORM = {
  title: 'Languages',
  lead: 'The languages of your site besides English. Visitors choose one at the top of each page, and clients get their emails in it. What you write yourself can be translated under Website, Translations.',
  fields: {
    writtenIn: {
      label: 'We write our own texts in',
      hint: 'Services, questions, posts. Samples that you have not changed are written anew in this language.',
    },
    hi: { label: 'Hindi (हिंदी)' },
    te: { label: 'Telugu (తెలుగు)' },
  },
} as const

export const DISCOUNT_FORM = {
  title: 'Discount for returning clients',
  lead: 'Clients who have paid before see the lower price of consultations when they are signed in. Existing bookings keep their price.',
  fields: { returningDiscount: { label: 'Discount in percent', hint: '0 means no discount.' } },
} as const

const STANDARD = numberInWords(POST_CATEGORIES.length)

export const BLOG_FORM = {
  title: 'Blog categories',
  lead: `Your own categories for posts. They follow the ${STANDARD} that every blog has.`,
  fields: {
    postCategories: { label: 'Your own categories', hint: 'One per line. A post stays in a category that you remove.' },
  },
  problems: { repeated: `Write each category once, and none of the ${STANDARD} standard ones.` },
} as const

export const EMAILS_FORM = {
  title: 'Email texts',
  lead: 'Subjects and texts of the emails to clients. The details of the booking, its button and our own sentences follow your text. To place them yourself, write {details}, {button} and {more}, each on a line of its own. Use **two stars** for bold. Leave a field empty to return to our standard text.',
  greetsBirthdays: {
    label: 'Clients may ask for a greeting on their birthday',
    hint: 'They choose it in their profile, by the calendar or by tithi. Without this nobody is asked or greeted.',
  },
  subject: (email: string) => `${email}: subject`,
  subjectHint: (placeholders: readonly string[]) => `Filled in: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  opening: (email: string) => `${email}: text`,
  problems: {
    unknown: (placeholder: string) => `This email cannot fill in {${placeholder}}. Check the spelling.`,
    misplaced: (part: string) => `Put {${part}} on a line of its own in the text.`,
    missing: {
      details: 'Keep {details} on a line of its own: the booking’s code, time and amount go there.',
      button: 'Keep {button} on a line of its own: the client needs the button, for example to pay or to join.',
      more: 'Keep {more} on a line of its own: it says until when to pay, or why a payment was not confirmed.',
    },
  },
} as const
