const VIRAMA = '्'
const CONSONANTS = lettersOf(
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h',
)
const VOWELS = lettersOf('अआइईउऊऋएऐओऔ', 'a ā i ī u ū ṛ e ai o au')
const VOWEL_SIGNS = lettersOf('ािीुूृेैोौ', 'ā i ī u ū ṛ e ai o au')
const OTHER_SIGNS = lettersOf('ंः', 'ṃ ḥ')

/** Devanagari in the International Alphabet of Sanskrit Transliteration, each word with a capital: अश्विनी is Aśvinī. */
export function iast(devanagari: string): string {
  const letters = [...devanagari]
  const latin = letters.map((letter, place) => {
    const consonant = CONSONANTS[letter]
    const next = letters[place + 1] ?? ''
    if (consonant !== undefined) return next in VOWEL_SIGNS || next === VIRAMA ? consonant : `${consonant}a`
    return VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? OTHER_SIGNS[letter] ?? (letter === VIRAMA ? '' : letter)
  })
  return latin.join('').replace(/(^| )\p{L}/gu, (start) => start.toUpperCase())
}

function lettersOf(devanagari: string, latin: string): Readonly<Record<string, string>> {
  const written = latin.split(' ')
  return Object.fromEntries([...devanagari].map((letter, place) => [letter, written[place] ?? '']))
}
