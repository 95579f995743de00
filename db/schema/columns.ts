import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'
import type { Paise } from '#domain/money.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const paise = (name: string) => integer(name).$type<Paise>()

export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
