/** Places whose names in Hindi and Telugu are too far from the Latin ones to be found by their consonants. */
const SPELLINGS = `
नई दिल्ली, న్యూఢిల్లీ, న్యూ ఢిల్లీ = New Delhi
सिकंदराबाद, సికింద్రాబాద్ = Secunderabad
हावड़ा, హౌరా = Howrah, India
चंडीगढ़, చండీగఢ్ = Chandigarh
मैसूर, మైసూర్ = Mysuru
मंगलौर, మంగళూరు = Mangaluru
सोलापुर, సోలాపూర్, షోలాపూర్ = Sholapur
राजमुंदरी, రాజమండ్రి = Rajamahendravaram
महबूबनगर, మహబూబ్‌నగర్ = Mahbubnagar
पणजी, పణజి = Panjim
अलीगढ़, అలీగఢ్ = Aligarh
भुवनेश्वर, భువనేశ్వర్ = Bhubaneswar
అనంతపురం = Anantapur, Andhra Pradesh
बनारस, काशी, కాశీ, బనారస్ = Varanasi
इलाहाबाद, అలహాబాద్ = Prayagraj
బృందావనం = Vrindavan
सिलीगुड़ी = Siliguri
న్యూయార్క్, न्यूयॉर्क = New York City
जर्सी सिटी, జెర్సీ సిటీ = Jersey City
शिकागो, షికాగో, చికాగో = Chicago
सैन फ़्रांसिस्को, శాన్ ఫ్రాన్సిస్కో = San Francisco
सैन होज़े, శాన్ హోసే = San Jose, California
फ़्रीमॉन्ट = Fremont, California
लॉस एंजेलिस, లాస్ ఏంజెలెస్ = Los Angeles
ऑस्टिन = Austin, Texas
वॉशिंगटन, వాషింగ్టన్ = Washington, United States
लेस्टर, లెస్టర్ = Leicester, United Kingdom
ऑकलैंड = Auckland
दोहा, దోహా = Doha, Qatar
पोर्ट लुई = Port Louis
हाँगकाँग, హాంకాంగ్, హాంగ్‌కాంగ్ = Hong Kong
`

const LATIN_BY_SPELLING = new Map(
  SPELLINGS.trim()
    .split('\n')
    .flatMap((row) => {
      const [spellings = '', latin = ''] = row.split(' = ')
      return spellings.split(', ').map((spelling) => [keyOf(spelling), latin])
    }),
)

/** What to search for instead: “New York City” for న్యూయార్క్. */
export function latinSpelling(typed: string): string {
  const [name = '', ...wider] = typed.split(',')
  const latin = LATIN_BY_SPELLING.get(keyOf(name))
  return latin === undefined ? typed : [latin, ...wider].join(',')
}

/** A nukta and a joiner are left out as often as they are typed. */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\u093c|\u200c|\u200d|\s/g, '')
    .normalize('NFC')
}
