import type { IsoDate } from '#domain/india-time.ts'
import { INDIAN_STATES } from '#domain/indian-states.ts'

/**
 * Public holidays in India from 2026 to 2027.
 *
 * All-India holidays: the fourteen compulsory ones of central government offices (Department of Personnel and Training)
 * and the three that offices in Delhi add (Holi, Ram Navami, Janmashtami); for 2026 on the dates of its list. State
 * holidays: the main ones that states add, from November 2026 on. Dates of 2027 that follow the moon or the sidereal sun
 * are calculated with our own engine for New Delhi (the test checks them). Those of the Islamic calendar are expected
 * dates and depend on the sighting of the moon. A state may observe a festival a day earlier or later.
 */
export type Holiday = {
  /** Stored with a closed day, so it must never change. */
  readonly key: string
  readonly date: IsoDate
  readonly name: string
}

/** States by the code of their GSTIN. */
type Row = readonly [date: IsoDate, slug: string, name: string, states?: string]

const ROWS: readonly Row[] = [
  ['2026-01-26', 'republic-day', 'Republic Day'],
  ['2026-03-04', 'holi', 'Holi'],
  ['2026-03-21', 'id-ul-fitr', 'Id-ul-Fitr'],
  ['2026-03-26', 'ram-navami', 'Ram Navami'],
  ['2026-03-31', 'mahavir-jayanti', 'Mahavir Jayanti'],
  ['2026-04-03', 'good-friday', 'Good Friday'],
  ['2026-05-01', 'buddha-purnima', 'Buddha Purnima'],
  ['2026-05-27', 'id-ul-zuha', 'Id-ul-Zuha (Bakrid)'],
  ['2026-06-26', 'muharram', 'Muharram'],
  ['2026-08-15', 'independence-day', 'Independence Day'],
  ['2026-08-26', 'milad-un-nabi', 'Milad-un-Nabi'],
  ['2026-09-04', 'janmashtami', 'Janmashtami'],
  ['2026-10-02', 'gandhi-jayanti', 'Gandhi Jayanti'],
  ['2026-10-20', 'dussehra', 'Dussehra'],
  ['2026-11-08', 'diwali', 'Diwali'],
  ['2026-11-24', 'guru-nanak-jayanti', 'Guru Nanak Jayanti'],
  ['2026-12-03', 'st-francis-xavier', 'Feast of St Francis Xavier', '30'],
  ['2026-12-19', 'goa-liberation-day', 'Goa Liberation Day', '30'],
  ['2026-12-25', 'christmas', 'Christmas'],
  ['2026-12-26', 'boxing-day', 'Boxing Day', '15 17 36'],
  ['2027-01-14', 'uttarayan', 'Uttarayan', '24'],
  ['2027-01-15', 'guru-gobind-singh-jayanti', 'Guru Gobind Singh Jayanti', '03 04 06 10'],
  ['2027-01-15', 'magh-bihu', 'Magh Bihu', '18'],
  ['2027-01-15', 'makar-sankranti', 'Makar Sankranti', '21 29 36 37'],
  ['2027-01-15', 'pongal', 'Pongal', '33 34'],
  ['2027-01-16', 'thiruvalluvar-day', 'Thiruvalluvar Day', '33 34'],
  ['2027-01-17', 'uzhavar-thirunal', 'Uzhavar Thirunal', '33 34'],
  ['2027-01-23', 'netaji-jayanti', 'Netaji Jayanti', '16 19 21'],
  ['2027-01-26', 'republic-day', 'Republic Day'],
  ['2027-02-11', 'vasant-panchami', 'Vasant Panchami (Saraswati Puja)', '06 10 16 19 20 21'],
  ['2027-02-19', 'shivaji-jayanti', 'Shivaji Jayanti', '27'],
  ['2027-03-06', 'maha-shivaratri', 'Maha Shivaratri', '01 02 03 04 05 06 08 09 10 20 21 22 23 24 27 29 32 36 37'],
  ['2027-03-10', 'id-ul-fitr', 'Id-ul-Fitr'],
  ['2027-03-22', 'bihar-day', 'Bihar Day', '10'],
  ['2027-03-22', 'holi', 'Holi'],
  ['2027-03-26', 'good-friday', 'Good Friday'],
  ['2027-04-01', 'utkal-divas', 'Utkal Divas', '21'],
  ['2027-04-07', 'gudi-padwa', 'Gudi Padwa', '27 30'],
  ['2027-04-07', 'ugadi', 'Ugadi', '29 36 37'],
  [
    '2027-04-14',
    'ambedkar-jayanti',
    'Ambedkar Jayanti',
    '03 05 06 07 08 09 10 19 20 21 22 23 24 27 29 30 32 33 34 36 37',
  ],
  ['2027-04-14', 'tamil-new-year', 'Tamil New Year', '33 34'],
  ['2027-04-14', 'vaisakhi', 'Vaisakhi', '03 04 06'],
  ['2027-04-15', 'bengali-new-year', 'Bengali New Year', '16 19'],
  ['2027-04-15', 'bohag-bihu', 'Bohag Bihu', '18'],
  ['2027-04-15', 'himachal-day', 'Himachal Day', '02'],
  ['2027-04-15', 'ram-navami', 'Ram Navami'],
  ['2027-04-15', 'vishu', 'Vishu', '32'],
  ['2027-04-19', 'mahavir-jayanti', 'Mahavir Jayanti'],
  ['2027-05-01', 'gujarat-day', 'Gujarat Day', '24'],
  ['2027-05-01', 'maharashtra-day', 'Maharashtra Day', '27'],
  ['2027-05-01', 'may-day', 'May Day', '10 16 18 19 29 30 32 33 34 36'],
  ['2027-05-09', 'rabindra-jayanti', 'Rabindra Jayanti', '16 19'],
  ['2027-05-17', 'id-ul-zuha', 'Id-ul-Zuha (Bakrid)'],
  ['2027-05-20', 'buddha-purnima', 'Buddha Purnima'],
  ['2027-06-02', 'telangana-day', 'Telangana Formation Day', '36'],
  ['2027-06-15', 'raja-sankranti', 'Raja Sankranti', '21'],
  ['2027-06-16', 'muharram', 'Muharram'],
  ['2027-07-05', 'rath-yatra', 'Rath Yatra', '21'],
  ['2027-08-15', 'independence-day', 'Independence Day'],
  ['2027-08-15', 'milad-un-nabi', 'Milad-un-Nabi'],
  ['2027-08-17', 'raksha-bandhan', 'Raksha Bandhan', '05 06 08 09 22 23 24'],
  ['2027-08-25', 'janmashtami', 'Janmashtami'],
  ['2027-09-04', 'ganesh-chaturthi', 'Ganesh Chaturthi', '21 24 27 29 30 33 34 36 37'],
  ['2027-09-12', 'onam', 'Onam', '32'],
  ['2027-10-02', 'gandhi-jayanti', 'Gandhi Jayanti'],
  ['2027-10-06', 'durga-puja-saptami', 'Durga Puja (Saptami)', '16 18 19'],
  ['2027-10-07', 'durga-puja-ashtami', 'Durga Puja (Ashtami)', '16 18 19 20 21'],
  ['2027-10-08', 'ayudha-puja', 'Ayudha Puja', '29 33 34'],
  ['2027-10-08', 'maha-navami', 'Maha Navami', '10 16 18 19 20 21 32'],
  ['2027-10-09', 'dussehra', 'Dussehra'],
  ['2027-10-28', 'naraka-chaturdashi', 'Naraka Chaturdashi (Deepavali)', '29 30 33 34'],
  ['2027-10-29', 'diwali', 'Diwali'],
  ['2027-10-30', 'balipratipada', 'Balipratipada', '27 29'],
  ['2027-10-30', 'govardhan-puja', 'Govardhan Puja', '05 08 09 23'],
  ['2027-10-30', 'gujarati-new-year', 'Gujarati New Year', '24'],
  ['2027-10-31', 'bhai-dooj', 'Bhai Dooj', '05 08 09 23 24'],
  ['2027-11-01', 'chhattisgarh-day', 'Chhattisgarh Rajyotsava', '22'],
  ['2027-11-01', 'haryana-day', 'Haryana Day', '06'],
  ['2027-11-01', 'kannada-rajyotsava', 'Kannada Rajyotsava', '29'],
  ['2027-11-04', 'chhath-puja', 'Chhath Puja', '07 09 10 20'],
  ['2027-11-14', 'guru-nanak-jayanti', 'Guru Nanak Jayanti'],
  ['2027-12-03', 'st-francis-xavier', 'Feast of St Francis Xavier', '30'],
  ['2027-12-19', 'goa-liberation-day', 'Goa Liberation Day', '30'],
  ['2027-12-25', 'christmas', 'Christmas'],
  ['2027-12-26', 'boxing-day', 'Boxing Day', '15 17 36'],
]

/** The holidays of all India and of one state from a day on. An unknown state has only those of all India. */
export function listHolidays(stateCode: string, from: IsoDate): Holiday[] {
  return ROWS.filter(([date, , , states]) => date >= from && (!states || states.split(' ').includes(stateCode))).map(
    ([date, slug, name]) => ({ key: `${slug}-${date.slice(0, 4)}`, date, name }),
  )
}

/** The states that have holidays of their own in the list, by name. */
export function listHolidayStates(): { readonly code: string; readonly name: string }[] {
  const codes = new Set(ROWS.flatMap(([, , , states]) => states?.split(' ') ?? []))
  return Object.entries(INDIAN_STATES)
    .filter(([code]) => codes.has(code))
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The last year of the list. */
export const LAST_HOLIDAY_YEAR = 2027
