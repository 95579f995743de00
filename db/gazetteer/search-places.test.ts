import { expect, test } from 'vitest'
import { nearestPlace, searchPlaces } from './search-places.ts'

async function labels(query: string) {
  const found = await searchPlaces(query)
  return found.map(({ name, region, country }) => `${name}, ${region}, ${country}`)
}

test('finds Indian cities by their first letters, with state and time zone', async () => {
  const [first] = await searchPlaces('pun')

  expect(first).toMatchObject({ name: 'Pune', region: 'Maharashtra', country: 'India', timeZone: 'Asia/Kolkata' })
  expect(first?.lat).toBeCloseTo(18.5196, 3)
  expect(first?.lon).toBeCloseTo(73.8554, 3)
})

test('finds a place by a former name and returns that name too', async () => {
  const names = ['Bombay', 'Calcutta', 'Madras', 'Bangalore', 'Benares', 'Poona', 'Allahabad', 'Trivandrum']
  const found = await Promise.all(names.map(async (name) => (await searchPlaces(name))[0]))

  expect(found.map((match) => match?.name)).toEqual([
    'Mumbai',
    'Kolkata',
    'Chennai',
    'Bengaluru',
    'Varanasi',
    'Pune',
    'Prayagraj',
    'Thiruvananthapuram',
  ])
  expect(found.map((match) => match?.alias)).toEqual(names)
})

test('ignores accents and scripts', async () => {
  expect((await labels('sao paulo'))[0]).toBe('São Paulo, São Paulo, Brazil')
  expect((await labels('tromso'))[0]).toMatch(/^Tromsø/)
  expect((await labels('Ghāziābād'))[0]).toBe('Ghaziabad, Uttar Pradesh, India')
  expect((await labels('दिल्ली'))[0]).toMatch(/Delhi/)
})

test('lists large places first among places of the same name, and narrows by state or country', async () => {
  expect((await labels('London'))[0]).toBe('London, England, United Kingdom')
  expect((await labels('London, Ontario'))[0]).toBe('London, Ontario, Canada')
  expect((await labels('Hyderabad'))[0]).toBe('Hyderabad, Telangana, India')
  expect((await labels('Hyderabad Pakistan'))[0]).toBe('Hyderabad, Sindh, Pakistan')
  expect((await labels('Springfield, Illinois'))[0]).toBe('Springfield, Illinois, United States')
})

test('lists the larger of a place with the typed name and one that starts with it first', async () => {
  expect((await labels('Warang')).slice(0, 1)).toEqual(['Warangal, Telangana, India'])
  expect((await labels('Warangal'))[0]).toBe('Warangal, Telangana, India')
})

test('a place with exactly the typed name is found among many larger ones that start with it', async () => {
  const names = (await searchPlaces('San')).map(({ name }) => name)

  expect(names).toHaveLength(8)
  expect(names).toContain('San')
})

test.each([
  ['విజయవాడ', 'विजयवाड़ा', 'Vijayawada'],
  ['హైదరాబాద్', 'हैदराबाद', 'Hyderabad'],
  ['విశాఖపట్నం', 'विशाखापट्टनम', 'Visakhapatnam'],
  ['గుంటూరు', 'गुंटूर', 'Guntur'],
  ['తిరుపతి', 'तिरुपति', 'Tirupati'],
  ['వరంగల్', 'वारंगल', 'Warangal'],
  ['నెల్లూరు', 'नेल्लोर', 'Nellore'],
  ['కర్నూలు', 'कुरनूल', 'Kurnool'],
  ['కరీంనగర్', 'करीमनगर', 'Karimnagar'],
  ['నిజామాబాద్', 'निज़ामाबाद', 'Nizamabad'],
  ['బెంగళూరు', 'बेंगलुरु', 'Bengaluru'],
  ['మైసూరు', 'मैसूर', 'Mysuru'],
  ['చెన్నై', 'चेन्नई', 'Chennai'],
  ['ముంబై', 'मुंबई', 'Mumbai'],
  ['పుణె', 'पुणे', 'Pune'],
  ['నాగపూర్', 'नागपुर', 'Nagpur'],
  ['అహ్మదాబాద్', 'अहमदाबाद', 'Ahmedabad'],
  ['జైపూర్', 'जयपुर', 'Jaipur'],
  ['లక్నో', 'लखनऊ', 'Lucknow'],
  ['వారణాసి', 'वाराणसी', 'Varanasi'],
  ['ఇండోర్', 'इंदौर', 'Indore'],
  ['కోల్‌కతా', 'कोलकाता', 'Kolkata'],
  ['న్యూయార్క్', 'न्यूयॉर्क', 'New York City'],
  ['షికాగో', 'शिकागो', 'Chicago'],
  ['చండీగఢ్', 'चंडीगढ', 'Chandigarh'],
  ['రాజమండ్రి', 'राजमुंदरी', 'Rajamahendravaram'],
])('finds %s and %s as %s', async (telugu, devanagari, name) => {
  const [inTelugu] = await searchPlaces(telugu)
  const [inDevanagari] = await searchPlaces(devanagari)

  expect([inTelugu?.name, inDevanagari?.name]).toEqual([name, name])
})

test('suggests a place while its name is typed in an Indian script', async () => {
  expect((await searchPlaces('హైదరా')).map(({ name }) => name)).toContain('Hyderabad')
  expect((await searchPlaces('विजयव')).map(({ name }) => name)).toContain('Vijayawada')
})

test('finds a place by a later word of its name', async () => {
  expect(await labels('delhi')).toContain('New Delhi, Delhi, India')
})

test('finds nothing for an empty or meaningless query', async () => {
  expect(await searchPlaces('')).toEqual([])
  expect(await searchPlaces(' ,; ')).toEqual([])
  expect(await searchPlaces('qqqqzzzz')).toEqual([])
  expect(await searchPlaces(`${'a'.repeat(10_000)}`)).toEqual([])
})

test('returns the time zone of the place, with its history', async () => {
  expect((await searchPlaces('New York'))[0]).toMatchObject({ name: 'New York City', timeZone: 'America/New_York' })
  expect((await searchPlaces('Oslo'))[0]?.timeZone).toBe('Europe/Oslo')
})

test('lists the largest of several places with the same name first', async () => {
  expect((await labels('Brooklyn'))[0]).toBe('Brooklyn, New York, United States')
  expect((await labels('Richmond, VA'))[0]).toBe('Richmond, Virginia, United States')
  expect((await labels('Salem'))[0]).toBe('Salem, Tamil Nadu, India')
  expect((await labels('Birmingham'))[0]).toBe('Birmingham, England, United Kingdom')
})

test.each([
  ['Tirupathi', 'Tirupati, Andhra Pradesh'],
  ['Thirupathi', 'Tirupati, Andhra Pradesh'],
  ['Vishakapatnam', 'Visakhapatnam, Andhra Pradesh'],
  ['Vizakhapatnam', 'Visakhapatnam, Andhra Pradesh'],
  ['Kozikode', 'Kozhikode, Kerala'],
  ['Banglore', 'Bengaluru, Karnataka'],
  ['Bengalooru', 'Bengaluru, Karnataka'],
  ['Hydrabad', 'Hyderabad, Telangana'],
  ['Hyderbad', 'Hyderabad, Telangana'],
  ['Chenai', 'Chennai, Tamil Nadu'],
  ['Mumbay', 'Mumbai, Maharashtra'],
  ['Kolkatta', 'Kolkata, West Bengal'],
  ['Calcuta', 'Kolkata, West Bengal'],
  ['Dehli', 'Delhi, Delhi'],
  ['Ahemdabad', 'Ahmedabad, Gujarat'],
  ['Vijaywada', 'Vijayawada, Andhra Pradesh'],
  ['Coimbatur', 'Coimbatore, Tamil Nadu'],
  ['Trivendrum', 'Thiruvananthapuram, Kerala'],
  ['Tiruvananthapuram', 'Thiruvananthapuram, Kerala'],
  ['Madhurai', 'Madurai, Tamil Nadu'],
  ['Varnasi', 'Varanasi, Uttar Pradesh'],
  ['Lukhnow', 'Lucknow, Uttar Pradesh'],
  ['Gawahati', 'Guwahati, Assam'],
  ['Bhuvaneshwar', 'Bhubaneswar, Odisha'],
  ['Naagpur', 'Nagpur, Maharashtra'],
  ['Gorakpur', 'Gorakhpur, Uttar Pradesh'],
  ['Manglore', 'Mangaluru, Karnataka'],
  ['Rajamundry', 'Rajamahendravaram, Andhra Pradesh'],
  ['Pondichery', 'Puducherry, Puducherry'],
  ['Newyork', 'New York City, New York'],
  ['Philadelfia', 'Philadelphia, Pennsylvania'],
  ['Los Angelas', 'Los Angeles, California'],
  ['Torronto', 'Toronto, Ontario'],
  ['Kozikode, Kerala', 'Kozhikode, Kerala'],
  ['Tirupathi AP', 'Tirupati, Andhra Pradesh'],
])('finds %s by its sound or with a few edits', async (typed, expected) => {
  const [first] = await searchPlaces(typed)

  expect(`${first?.name}, ${first?.region}`).toBe(expected)
  expect(first?.isSimilar).toBe(true)
})

test.each([
  ['Edison NJ', 'Edison, New Jersey'],
  ['Edison, NJ', 'Edison, New Jersey'],
  ['Edison NJ USA', 'Edison, New Jersey'],
  ['Guntur AP', 'Guntur, Andhra Pradesh'],
  ['Guntur Andhra Pradesh', 'Guntur, Andhra Pradesh'],
  ['Aurangabad MH', 'Aurangabad, Maharashtra'],
  ['Hyderabad, TS, India', 'Hyderabad, Telangana'],
  ['Fremont CA', 'Fremont, California'],
  ['London ON', 'London, Ontario'],
  ['Al Ain UAE', 'Al Ain City, Abu Dhabi'],
  ['Washington DC', 'Washington, District of Columbia'],
])('reads the abbreviation of a state or country in %s', async (typed, expected) => {
  const [first] = await searchPlaces(typed)

  expect(`${first?.name}, ${first?.region}`).toBe(expected)
})

test('does not guess while a name is being typed and many places start with it', async () => {
  const found = await searchPlaces('Bang')

  expect(found).toHaveLength(8)
  expect(found.filter(({ isSimilar }) => isSimilar)).toEqual([])
})

test('finds the place nearest to a point', async () => {
  expect(await nearestPlace(12.3, 76.64)).toMatchObject({ name: 'Mysuru', region: 'Karnataka', country: 'India' })
  expect(await nearestPlace(40.65, -73.95)).toMatchObject({ region: 'New York' })
  // Both sides of the date line.
  expect(await nearestPlace(-16.8, -180)).toMatchObject({ country: 'Fiji' })
})
