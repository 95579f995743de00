/** What people write after a town instead of the name of a state or country, folded. Some mean several. */
const ABBREVIATIONS = `
al Alabama, ak Alaska, az Arizona, ar Arkansas|Arunachal Pradesh, ca California, co Colorado, ct Connecticut|Chhattisgarh,
de Delaware, fl Florida, ga Georgia|Goa, hi Hawaii, id Idaho, il Illinois, in Indiana|India, ia Iowa, ks Kansas, ky Kentucky,
la Louisiana|Ladakh, me Maine, md Maryland, ma Massachusetts, mi Michigan, mn Minnesota|Manipur, ms Mississippi,
mo Missouri, mt Montana, ne Nebraska, nv Nevada, nh New Hampshire, nj New Jersey, nm New Mexico, ny New York,
nc North Carolina, nd North Dakota, oh Ohio, ok Oklahoma, or Oregon|Odisha, pa Pennsylvania, ri Rhode Island,
sc South Carolina, sd South Dakota, tn Tennessee|Tamil Nadu, tx Texas, ut Utah, vt Vermont, va Virginia, wa Washington|Western Australia,
wv West Virginia, wi Wisconsin, wy Wyoming, dc Washington D|District of Columbia,
ap Andhra Pradesh, as Assam, br Bihar, cg Chhattisgarh, ch Chandigarh, dl Delhi, gj Gujarat, hp Himachal Pradesh, hr Haryana,
jh Jharkhand, jk Jammu and Kashmir, ka Karnataka, kl Kerala, mh Maharashtra, ml Meghalaya, mp Madhya Pradesh, mz Mizoram,
nl Nagaland|Netherlands, od Odisha, orissa Odisha, pb Punjab, py Puducherry, pondicherry Puducherry, rj Rajasthan, sk Sikkim|Saskatchewan, tg Telangana,
ts Telangana, tr Tripura, up Uttar Pradesh, uk Uttarakhand|United Kingdom, wb West Bengal,
ab Alberta, bc British Columbia, mb Manitoba, nb New Brunswick, ns Nova Scotia, on Ontario, qc Quebec,
nsw New South Wales, qld Queensland, sa South Australia, tas Tasmania, vic Victoria,
us United States, usa United States, america United States, gb United Kingdom, britain United Kingdom, uae United Arab Emirates, nz New Zealand`

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ABBREVIATIONS.trim()
    .split(/,\s+/)
    .map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1).split('|')]
    }),
)

/** The full names of states and countries that an abbreviation may mean. */
export function namesOfAbbreviation(folded: string): readonly string[] {
  return NAMES.get(folded) ?? []
}
