import type { PANE_TITLES } from './studio.ts'

/** What each pane of the chart studio is, and which book or school it follows. */
export const PANE_ABOUTS: Readonly<Record<keyof typeof PANE_TITLES, string>> = {
  positions:
    'Where the lagna and the nine grahas stand, and how each is at home in its sign. Exaltation, moolatrikona and own signs follow Brihat Parashara Hora Shastra, chapter 3. Elsewhere the relation to the lord of the sign is shown: by nature, and compound with the relation in this chart. The texts disagree on the friends of Rahu and Ketu, so none are shown.',
  vargas:
    'One of the sixteen divisional charts of Parashara, drawn, and the signs of all of them in a table (Brihat Parashara Hora Shastra, chapters 6 and 7). Below stand seven others after P. V. R. Narasimha Rao, the rudramsha after Sanjay Rath; the texts of Parashara do not have them. The hora, drekkana, chaturthamsha and trimshamsha are cast in other ways too; the way of each is set under Conventions. A graha is vargottama when it keeps its sign in the navamsha.',
  panchanga:
    'The five limbs of the day at the minute of birth, each with its beginning and end. They depend on the Sun and the Moon only; the weekday runs from sunrise to sunrise. The ayanamsa moves the nakshatra and the yoga, never the tithi and the karana. They are computed from true positions (drik), as in most almanacs today; those that follow the Surya Siddhanta differ by up to some hours.',
  periods:
    'The planetary periods counted from the Moon’s nakshatra at birth, in five levels, with times (Brihat Parashara Hora Shastra, chapter 46). Vimshottari is in general use. Yogini runs for 36 years and is common in the north. Ashtottari is conditional: some use it for everyone, others only where one of its two conditions holds. The length of the year moves every date and is set under Conventions.',
  'sign-periods':
    'Dashas of signs. Chara dasha runs from the lagna, each sign for the count to its lord (Jaimini Sutras, in the order of K. N. Rao); the school is set under Conventions. Narayana dasha follows P. V. R. Narasimha Rao. Kalachakra runs through the nine signs of the Moon’s pada (Brihat Parashara Hora Shastra, chapter 46). Schools differ in nearly every step of these, so dates of another program can differ by years.',
  transits:
    'Where the grahas stand at a moment of your choice, counted from the natal Moon, as most almanacs do, and from the lagna, with the bindus of the sign they pass (Brihat Parashara Hora Shastra, chapters 66 to 72), and which good transits another graha obstructs (Phaladeepika, chapter 26). Below are the next sign changes, returns and exact aspects. Schools differ on whether the Moon or the lagna is counted from and on the aspects of the nodes; those are not searched.',
  compare:
    'This chart beside a second one and beside the sky of a moment, all by the same conventions. The tables say in which house of this chart each graha of the others falls, counted from the lagna and from the Moon by whole signs, and which grahas share the sign. Schools differ on the orb within which two grahas are together: the whole sign is used here, as Parashara does, and the distance in degrees stands beside it.',
  'sade-sati':
    'The years in which Saturn passes the sign before the natal Moon, its own sign and the one after it, over a whole life. Each stay is listed with its times, also the short returns in retrograde motion. The tradition watches these years closely; how they pass is judged from the whole chart. Some count them by degrees from the Moon, and here they are counted by signs, as is usual.',
  ashtakavarga:
    'The bindus that the seven grahas and the lagna give to each sign (Brihat Parashara Hora Shastra, chapters 66 to 72). The sum of the seven is the sarvashtakavarga, always 337. Printed tables differ in four cells: Varahamihira’s are the default, those of Parashara’s print are the other. The second reduction is read in two ways where one of two signs of a lord is occupied. The prastara spreads one graha’s bindus out by giver; each giver rules a kakshya, an eighth of a sign.',
  strengths:
    'Shadbala, the six strengths of a graha, and bhava bala, the strength of the houses, with every component in virupas; sixty are one rupa (Brihat Parashara Hora Shastra, chapter 27, as worked by B. V. Raman in Graha and Bhava Balas). A ratio of 1 or more meets what the texts require. Books differ in four components: the other reading of each is shown beside it and is not in the total. Vimshopaka (chapter 7) weighs the relation to the lords of four groups of vargas; ishta and kashta (chapter 28) are the good and the hardship a graha can bring.',
  avasthas:
    'The states of a graha after Brihat Parashara Hora Shastra, chapter 45: five ages by fifths of a sign, three degrees of waking by dignity, nine moods by sign and company, six feelings by house, company and aspects, and twelve postures. Moods go by the compound friendship, waking and feelings by the natural one. Editions differ in how the postures are counted and give no order where several feelings hold at once. A state colours what a graha gives and is never read alone.',
  yogas:
    'Combinations of the chart that the classics name, each with its rule, where the rule is written and how this chart meets it. Books differ in how many yogas they list and how strictly they read them; what a yoga gives depends on the strength of its grahas and on the periods, so none is read alone.',
  aspects:
    'Who looks at whom. Every graha fully aspects the seventh sign from its own; Mars also the fourth and eighth, Jupiter the fifth and ninth, Saturn the third and tenth (Brihat Parashara Hora Shastra, chapter 26). Signs aspect each other by their quality, as Jaimini reads them. The texts disagree on the aspects of Rahu and Ketu, so you choose.',
  houses:
    'Where each house begins, its middle and its end under the house system of your conventions, with who is in it. Whole-sign houses are the signs; Sripati divides the quarters between lagna and midheaven into thirds; KP uses the cusps of Placidus as beginnings. A graha can change its house with the system, never its sign. The chalit draws the houses; schools differ on whether it or the signs decide where a graha acts.',
  jaimini:
    'Karakas by degree, arudha padas and argala after the Jaimini Sutras and Brihat Parashara Hora Shastra, chapters 29 to 32. Seven karakas or eight with Rahu, and the lords of Scorpio and Aquarius, are read differently by school; both are set under Conventions. Ties of degrees keep the order of the weekdays.',
  kp: 'The system of K. S. Krishnamurti (KP Readers): Placidus cusps, and for every point the lord of its sign, star, sub and sub of the sub. It always uses the Krishnamurti ayanamsa, unless a custom one is set under Conventions. A horary number from 1 to 249 makes its division the lagna of this moment at the place of birth. Significators are listed from the strongest kind to the weakest.',
  year: 'Varshaphala, the annual chart of the Tajika school: cast for the moment at which the Sun returns to its natal place, at the place of birth (Tajika Neelakanthi). It has the muntha, the five office bearers with the lord of the year, sahams and the yogas of applying and separating aspects. Schools differ on the lord of the year when no office bearer sees the lagna, and on the place of the chart for those who moved.',
  points:
    'Special lagnas and upagrahas: points that count from sunrise or from the Sun (Brihat Parashara Hora Shastra, chapters 3 and 5; indu lagna after Uttara Kalamrita; mandi by ghatis after Phaladeepika). Parashara takes the beginning of Gulika’s part of the day; others take its middle or its end, so all three are shown.',
  sudarshana:
    'The sudarshana chakra: three rings of houses counted from the lagna, the Moon and the Sun, read together (Brihat Parashara Hora Shastra, chapter 74). A year of life belongs to each house in turn, and a month to each within it. Some count solar years from birth and others the years of the dasha; here it is the year of your conventions.',
  nodes:
    'Kala sarpa: all seven grahas on one side of the line from Rahu to Ketu. It is a yoga of later tradition and not in the classics of Parashara or Varahamihira, and many astrologers do not use it. Schools differ on whether degrees or whole signs count and whether one graha may be outside; both readings are shown.',
  mangal:
    'Mangal dosha under four rule sets that are in use, with what each counts and what cancels it. They differ in the houses, in whether they count from the lagna, the Moon or Venus, and in the cancellations they accept (B. V. Raman, Muhurtha; common practice in the north and south). A practice should name the rule it uses.',
  matching:
    'The Moon of this chart with the Moon of a partner, koota by koota, under three rule books side by side, and the ten poruthams of South India. The books differ in the points of single cells, so the same couple can have different totals. Points compare two Moons only; they are not a judgment on a marriage.',
  sensitivity:
    'What changes at which minute when the birth time is a little off: the lagna, the lagnas of the sixteen vargas, the pada of the Moon and the first dasha lord. It follows no book: the chart is cast again at each minute. It shows how far a chart can be trusted, and is a first sheet for rectification. Most certificates round the time to five minutes or more.',
  day: 'The horas and choghadiyas of a day at the place of birth. A hora is a twelfth of the day or of the night, ruled from sunrise by the lord of the weekday and then in the order of the grahas by speed (Surya Siddhanta, chapter 12). A choghadiya is an eighth; it is used most in the west of India. Their length changes with the season.',
}
