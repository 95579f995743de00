import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { julianDayFromUnix } from '../time/julian-day.ts'
import { type Eclipse, listEclipses } from './eclipses.ts'
import { type LocalEclipse, localEclipse } from './local-circumstances.ts'

type Reference = {
  central: [greatest: string, lat: number, lon: number, type: string, seconds: number, magnitude: number][]
  contacts: [
    place: string,
    lat: number,
    lon: number,
    begin: string,
    greatest: string,
    end: string,
    toleranceSeconds: number,
    magnitude: number | null,
  ][]
  lunar: [u1: string, u2: string, greatest: string, u3: string, u4: string][]
}

const REFERENCE = JSON.parse(
  readFileSync(new URL('../test/reference/eclipses/local.json', import.meta.url), 'utf8'),
) as Reference

const jd = (utc: string) => julianDayFromUnix(Date.parse(utc))
const secondsApart = (one: number, other: number) => Math.abs(one - other) * 86400

function requireEclipse(near: string): Eclipse {
  const found = listEclipses(jd(near) - 1, jd(near) + 1)
  if (!found.ok || !found.value[0]) throw new Error(`There is no eclipse near ${near}.`)
  return found.value[0]
}

function requireLocal(near: string, lat: number, lon: number): LocalEclipse {
  const found = localEclipse(requireEclipse(near), { lat, lon })
  if (!found) throw new Error(`The eclipse near ${near} does not reach the place.`)
  return found
}

/** The end of a minute belongs to the minute. */
const nearMinute = (utc: string) => (utc.length < 20 ? jd(utc.replace('Z', ':30Z')) : jd(utc))

test.each(REFERENCE.central)(
  'the Sun: %s, at the point of greatest eclipse',
  (utc, lat, lon, type, seconds, magnitude) => {
    const local = requireLocal(utc, lat, lon)

    expect(local.type).toBe(type)
    expect(secondsApart(local.greatestJdUt, jd(utc))).toBeLessThan(30)
    const duration = local.central ? secondsApart(local.central.startJdUt, local.central.endJdUt) : 0
    expect(Math.abs(duration - seconds)).toBeLessThan(3)
    expect(Math.abs(local.magnitude - magnitude)).toBeLessThan(0.001)
  },
)

test.each(REFERENCE.contacts)('the Sun in %s', (_place, lat, lon, begin, greatest, end, tolerance, magnitude) => {
  const local = requireLocal(greatest, lat, lon)

  expect(secondsApart(local.whole.startJdUt, nearMinute(begin))).toBeLessThan(tolerance)
  expect(secondsApart(local.greatestJdUt, nearMinute(greatest))).toBeLessThan(tolerance)
  expect(secondsApart(local.whole.endJdUt, nearMinute(end))).toBeLessThan(tolerance)
  expect(local.seen).toEqual(local.whole)
  if (magnitude !== null) expect(Math.abs(local.magnitude - magnitude)).toBeLessThan(0.015)
})

test('the Sun is not eclipsed far from the shadow, and is not seen eclipsed at night or after it has set', () => {
  expect(localEclipse(requireEclipse('2024-04-08T18:17:16Z'), { lat: -34.6, lon: -58.38 })).toBeUndefined()
  expect(requireLocal('2024-04-08T18:17:16Z', 28.61, 77.21).seen).toBeUndefined()
  const spain = requireLocal('2026-08-12T17:46:00Z', 39.57, 2.65)

  // In Palma the Sun sets eclipsed, some minutes after totality.
  expect(spain.type).toBe('total')
  expect(spain.seen?.startJdUt).toBe(spain.whole.startJdUt)
  expect(spain.seen?.endJdUt).toBeLessThan(spain.whole.endJdUt)
})

test.each(REFERENCE.lunar)('the Moon touches and leaves the umbra as published, %s', (u1, u2, greatest, u3, u4) => {
  const { whole, central, greatestJdUt } = requireLocal(greatest, 18.52, 73.86)

  const found = [whole.startJdUt, central?.startJdUt ?? 0, greatestJdUt, central?.endJdUt ?? 0, whole.endJdUt]
  for (const [index, utc] of [u1, u2, greatest, u3, u4].entries()) {
    expect(secondsApart(found[index] ?? 0, jd(utc)), utc).toBeLessThan(30)
  }
})

test('the Moon is seen from where it is up', () => {
  // 2022-11-08: India sees the end after moonrise, America the whole, West Africa nothing.
  const near = '2022-11-08T10:59:11Z'
  const [kolkata, denver, accra] = [
    requireLocal(near, 22.57, 88.36),
    requireLocal(near, 39.74, -104.99),
    requireLocal(near, 5.6, -0.19),
  ]

  expect(kolkata.isGreatestSeen).toBe(false)
  expect(kolkata.seen?.endJdUt).toBe(kolkata.whole.endJdUt)
  expect(denver.seen).toEqual(denver.whole)
  expect(accra.seen).toBeUndefined()
})
