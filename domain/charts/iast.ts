const VIRAMA = '्'
const CONSONANTS = pairsOf(
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h',
)
const VOWELS = pairsOf('अआइईउऊऋएऐओऔ', 'a ā i ī u ū ṛ e ai o au')
const VOWEL_SIGNS = pairsOf('ािीुूृेैोौ', 'ā i ī u ū ṛ e ai o au')
const OTHER_SIGNS = pairsOf('ंः', 'ṃ ḥ')

/** Devanagari in the International Alphabet of Sanskrit Transliteration, each word with a capital: अश्विनी is Aśvinī. */
export function iast(devanagari: string): string {
  const characters = [...devanagari]
  const latin = characters.map((character, place) => {
    const consonant = CONSONANTS[character]
    const next = characters[place + 1] ?? ''
    if (consonant !== undefined) return next in VOWEL_SIGNS || next === VIRAMA ? consonant : `${consonant}a`
    return (
      VOWELS[character] ?? VOWEL_SIGNS[character] ?? OTHER_SIGNS[character] ?? (character === VIRAMA ? '' : character)
    )
  })
  return latin.join('').replace(/(^| )\p{L}/gu, (start) => start.toUpperCase())
}

function pairsOf(devanagari: string, latin: string): Readonly<Record<string, string>> {
  const written = latin.split(' ')
  return Object.fromEntries([...devanagari].map((character, place) => [character, written[place] ?? '']))
}
