import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { newVoucherCode, readVoucherCode, redeemVoucher, type VoucherFacts, voucherState } from './vouchers.ts'

const TODAY = '2026-11-16'
const ISSUED = new Date('2026-11-01T06:00:00Z')

const voucher = (changes: Partial<VoucherFacts> = {}): VoucherFacts => ({
  amount: rupees(2_100),
  issuedAt: ISSUED,
  lastDay: '2027-11-01',
  voidedAt: null,
  redeemedBy: null,
  ...changes,
})

test('codes of gift vouchers have four groups of four characters that do not look alike', () => {
  const codes = Array.from({ length: 200 }, () => newVoucherCode((limit) => Math.floor(Math.random() * limit)))

  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('codes of gift vouchers are read in any case and with any separators', () => {
  const code = '7K3D-9QXA-M2PW-4TRC'

  for (const typed of [code, '7k3d9qxam2pw4trc', ' 7K3D 9QXA – M2PW_4TRC ']) {
    expect(readVoucherCode(typed)).toBe(code)
  }
})

test.each(['', '7K3D-9QXA-M2PW', '7K3D-9QXA-M2PW-4TRCA', '0K3D-9QXA-M2PW-4TRC', 'MU7K3D9Q'])(
  'codes of gift vouchers are not read from %j',
  (typed) => expect(readVoucherCode(typed)).toBeUndefined(),
)

test('the state of a voucher is decided by payment, redemption, void and last day', () => {
  expect(voucherState(voucher(), TODAY)).toBe('valid')
  expect(voucherState(voucher({ lastDay: TODAY }), TODAY)).toBe('valid')
  expect(voucherState(voucher({ lastDay: '2026-11-15' }), TODAY)).toBe('expired')
  expect(voucherState(voucher({ issuedAt: null, lastDay: null }), TODAY)).toBe('unpaid')
  expect(voucherState(voucher({ issuedAt: null, lastDay: null, voidedAt: ISSUED }), TODAY)).toBe('void')
  expect(voucherState(voucher({ redeemedBy: 'asha', lastDay: '2026-11-15' }), TODAY)).toBe('redeemed')
})

test('a voucher is redeemed for its whole amount, or refused with a reason', () => {
  const redeem = (facts: VoucherFacts | undefined) => redeemVoucher(facts, { userId: 'asha', today: TODAY })

  expect(redeem(voucher())).toEqual({ ok: true, value: rupees(2_100) })
  expect(redeem(undefined)).toMatchObject({ refusal: 'voucher-unknown' })
  expect(redeem(voucher({ issuedAt: null, lastDay: null }))).toMatchObject({ refusal: 'voucher-unknown' })
  expect(redeem(voucher({ issuedAt: null, lastDay: null, voidedAt: ISSUED }))).toMatchObject({
    refusal: 'voucher-unknown',
  })
  expect(redeem(voucher({ redeemedBy: 'ravi' }))).toMatchObject({ refusal: 'voucher-used' })
  expect(redeem(voucher({ redeemedBy: 'asha' }))).toMatchObject({ refusal: 'voucher-used-before' })
  expect(redeem(voucher({ lastDay: '2026-11-15' }))).toMatchObject({ refusal: 'voucher-expired' })
  expect(redeem(voucher({ voidedAt: ISSUED }))).toMatchObject({ refusal: 'voucher-void' })
})
