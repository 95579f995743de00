import type { NakshatraIndex, RashiIndex } from '@muhurta/jyotish'

/** What the texts say of a rising sign: Phaladeepika, ch. 9. */
export const LAGNA_READINGS: Readonly<Record<RashiIndex, string>> = [
  'Aries rising is traditionally linked with initiative, courage and a quick temper that cools soon.',
  'Taurus rising is traditionally linked with patience, endurance and a liking for good things that last.',
  'Gemini rising is traditionally linked with curiosity, speech and skill with words and hands.',
  'Cancer rising is traditionally linked with feeling, care for others and a strong tie to home.',
  'Leo rising is traditionally linked with dignity, generosity and a wish to lead.',
  'Virgo rising is traditionally linked with care for detail, learning and a modest manner.',
  'Libra rising is traditionally linked with fairness, trade and a sense of balance between people.',
  'Scorpio rising is traditionally linked with depth, persistence and feelings that are kept to oneself.',
  'Sagittarius rising is traditionally linked with principles, teaching and a frank way of speaking.',
  'Capricorn rising is traditionally linked with duty, patience and a rise by steady work.',
  'Aquarius rising is traditionally linked with independence, ideas and work for a group.',
  'Pisces rising is traditionally linked with imagination, sympathy and a mind that turns inward.',
]

/** What the texts say of the Moon in a sign: Brihat Jataka, ch. 17. */
export const MOON_SIGN_READINGS: Readonly<Record<RashiIndex, string>> = [
  'With the Moon in Aries the texts see a mind that acts first, loves movement and is soon appeased.',
  'With the Moon in Taurus, its sign of exaltation, the texts see a steady, patient and generous mind.',
  'With the Moon in Gemini the texts see a mind fond of reading, talk, humour and the arts.',
  'With the Moon in Cancer, its own sign, the texts see a mind tied to home and friends, soft and quickly moved.',
  'With the Moon in Leo the texts see a proud and steady mind that is devoted to the mother.',
  'With the Moon in Virgo the texts see a mind that loves learning, crafts, truth and gentle speech.',
  'With the Moon in Libra the texts see a fair mind that likes trade, travel and good company.',
  'With the Moon in Scorpio, its sign of debilitation, the texts see deep feeling, which trust brings to rest.',
  'With the Moon in Sagittarius the texts see a mind given to learning, speech and generous plans.',
  'With the Moon in Capricorn the texts see a mind that bears duties, likes the outdoors and keeps its traditions.',
  'With the Moon in Aquarius the texts see an original mind, friendly and used to ups and downs.',
  'With the Moon in Pisces the texts see a feeling mind, drawn to art, water and faith.',
]

/** What the texts say of the Moon in a nakshatra: Brihat Jataka, ch. 16. */
export const STAR_READINGS: Readonly<Record<NakshatraIndex, string>> = [
  'Ashwini is traditionally linked with quickness, healing and a neat appearance.',
  'Bharani is traditionally linked with truthfulness, resolve and success in what is begun.',
  'Krittika is traditionally linked with a sharp mind, warmth and a name among people.',
  'Rohini is traditionally linked with truthfulness, sweet speech and a steady mind.',
  'Mrigashira is traditionally linked with a searching mind, shyness and enthusiasm.',
  'Ardra is traditionally linked with strong feelings, effort and renewal after storms.',
  'Punarvasu is traditionally linked with self-command, contentment and a new start that succeeds.',
  'Pushya is traditionally linked with calm, learning and care for others.',
  'Ashlesha is traditionally linked with insight, persuasion and a guarded nature.',
  'Magha is traditionally linked with respect for ancestors, enterprise and enjoyment.',
  'Purva Phalguni is traditionally linked with pleasant speech, generosity and love of beauty.',
  'Uttara Phalguni is traditionally linked with being well liked and with earning by knowledge.',
  'Hasta is traditionally linked with skill of the hands, energy and wit.',
  'Chitra is traditionally linked with design, clothes and jewels, and bright eyes.',
  'Swati is traditionally linked with trade, self-command, kindness and independence.',
  'Vishakha is traditionally linked with a clear goal, ambition and effective speech.',
  'Anuradha is traditionally linked with friendship, devotion and a life away from the birthplace.',
  'Jyeshtha is traditionally linked with responsibility, few close friends and a strong will.',
  'Mula is traditionally linked with looking for the root of things and with pride in one’s own way.',
  'Purva Ashadha is traditionally linked with self-respect, lasting friendships and a pleasant partner.',
  'Uttara Ashadha is traditionally linked with modesty, gratitude and being well liked.',
  'Shravana is traditionally linked with listening, learning and a good name.',
  'Dhanishta is traditionally linked with generosity, courage and love of music.',
  'Shatabhisha is traditionally linked with plain truth, independence and healing.',
  'Purva Bhadrapada is traditionally linked with seriousness, skill and strong convictions.',
  'Uttara Bhadrapada is traditionally linked with good speech, care for family and depth.',
  'Revati is traditionally linked with kindness, a sound body and care for travellers and animals.',
]
