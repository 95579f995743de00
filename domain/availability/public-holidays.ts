import type { IsoDate } from '#domain/time/india-time.ts'

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
  /** Its name is in `content`. */
  readonly slug: string
  readonly date: IsoDate
}

/** States by the code of their GSTIN. */
type Row = readonly [date: IsoDate, slug: string, states?: string]

const ROWS: readonly Row[] = [
  ['2026-01-26', 'republic-day'],
  ['2026-03-04', 'holi'],
  ['2026-03-21', 'id-ul-fitr'],
  ['2026-03-26', 'ram-navami'],
  ['2026-03-31', 'mahavir-jayanti'],
  ['2026-04-03', 'good-friday'],
  ['2026-05-01', 'buddha-purnima'],
  ['2026-05-27', 'id-ul-zuha'],
  ['2026-06-26', 'muharram'],
  ['2026-08-15', 'independence-day'],
  ['2026-08-26', 'milad-un-nabi'],
  ['2026-09-04', 'janmashtami'],
  ['2026-10-02', 'gandhi-jayanti'],
  ['2026-10-20', 'dussehra'],
  ['2026-11-08', 'diwali'],
  ['2026-11-24', 'guru-nanak-jayanti'],
  ['2026-12-03', 'st-francis-xavier', '30'],
  ['2026-12-19', 'goa-liberation-day', '30'],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', 'boxing-day', '15 17 36'],
  ['2027-01-14', 'uttarayan', '24'],
  ['2027-01-15', 'guru-gobind-singh-jayanti', '03 04 06 10'],
  ['2027-01-15', 'magh-bihu', '18'],
  ['2027-01-15', 'makar-sankranti', '21 29 36 37'],
  ['2027-01-15', 'pongal', '33 34'],
  ['2027-01-16', 'thiruvalluvar-day', '33 34'],
  ['2027-01-17', 'uzhavar-thirunal', '33 34'],
  ['2027-01-23', 'netaji-jayanti', '16 19 21'],
  ['2027-01-26', 'republic-day'],
  ['2027-02-11', 'vasant-panchami', '06 10 16 19 20 21'],
  ['2027-02-19', 'shivaji-jayanti', '27'],
  ['2027-03-06', 'maha-shivaratri', '01 02 03 04 05 06 08 09 10 20 21 22 23 24 27 29 32 36 37'],
  ['2027-03-10', 'id-ul-fitr'],
  ['2027-03-22', 'bihar-day', '10'],
  ['2027-03-22', 'holi'],
  ['2027-03-26', 'good-friday'],
  ['2027-04-01', 'utkal-divas', '21'],
  ['2027-04-07', 'gudi-padwa', '27 30'],
  ['2027-04-07', 'ugadi', '29 36 37'],
  ['2027-04-14', 'ambedkar-jayanti', '03 05 06 07 08 09 10 19 20 21 22 23 24 27 29 30 32 33 34 36 37'],
  ['2027-04-14', 'tamil-new-year', '33 34'],
  ['2027-04-14', 'vaisakhi', '03 04 06'],
  ['2027-04-15', 'bengali-new-year', '16 19'],
  ['2027-04-15', 'bohag-bihu', '18'],
  ['2027-04-15', 'himachal-day', '02'],
  ['2027-04-15', 'ram-navami'],
  ['2027-04-15', 'vishu', '32'],
  ['2027-04-19', 'mahavir-jayanti'],
  ['2027-05-01', 'gujarat-day', '24'],
  ['2027-05-01', 'maharashtra-day', '27'],
  ['2027-05-01', 'may-day', '10 16 18 19 29 30 32 33 34 36'],
  ['2027-05-09', 'rabindra-jayanti', '16 19'],
  ['2027-05-17', 'id-ul-zuha'],
  ['2027-05-20', 'buddha-purnima'],
  ['2027-06-02', 'telangana-day', '36'],
  ['2027-06-15', 'raja-sankranti', '21'],
  ['2027-06-16', 'muharram'],
  ['2027-07-05', 'rath-yatra', '21'],
  ['2027-08-15', 'independence-day'],
  ['2027-08-15', 'milad-un-nabi'],
  ['2027-08-17', 'raksha-bandhan', '05 06 08 09 22 23 24'],
  ['2027-08-25', 'janmashtami'],
  ['2027-09-04', 'ganesh-chaturthi', '21 24 27 29 30 33 34 36 37'],
  ['2027-09-12', 'onam', '32'],
  ['2027-10-02', 'gandhi-jayanti'],
  ['2027-10-06', 'durga-puja-saptami', '16 18 19'],
  ['2027-10-07', 'durga-puja-ashtami', '16 18 19 20 21'],
  ['2027-10-08', 'ayudha-puja', '29 33 34'],
  ['2027-10-08', 'maha-navami', '10 16 18 19 20 21 32'],
  ['2027-10-09', 'dussehra'],
  ['2027-10-28', 'naraka-chaturdashi', '29 30 33 34'],
  ['2027-10-29', 'diwali'],
  ['2027-10-30', 'balipratipada', '27 29'],
  ['2027-10-30', 'govardhan-puja', '05 08 09 23'],
  ['2027-10-30', 'gujarati-new-year', '24'],
  ['2027-10-31', 'bhai-dooj', '05 08 09 23 24'],
  ['2027-11-01', 'chhattisgarh-day', '22'],
  ['2027-11-01', 'haryana-day', '06'],
  ['2027-11-01', 'kannada-rajyotsava', '29'],
  ['2027-11-04', 'chhath-puja', '07 09 10 20'],
  ['2027-11-14', 'guru-nanak-jayanti'],
  ['2027-12-03', 'st-francis-xavier', '30'],
  ['2027-12-19', 'goa-liberation-day', '30'],
  ['2027-12-25', 'christmas'],
  ['2027-12-26', 'boxing-day', '15 17 36'],
]

/** The holidays of all India and of one state from a day on. An unknown state has only those of all India. */
export function listHolidays(stateCode: string, from: IsoDate): Holiday[] {
  return ROWS.filter(([date, , states]) => date >= from && (!states || states.split(' ').includes(stateCode))).map(
    ([date, slug]) => ({ key: `${slug}-${date.slice(0, 4)}`, slug, date }),
  )
}

/** The codes of the states that have holidays of their own in the list. */
export function listHolidayStates(): string[] {
  return [...new Set(ROWS.flatMap(([, , states]) => states?.split(' ') ?? []))]
}

/** The last year of the list. */
export const LAST_HOLIDAY_YEAR = 2027
