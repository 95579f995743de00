import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILD_FOLDER } from '#test/servers/build.ts'

const ASSETS = join(BUILD_FOLDER, 'client', 'assets')
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))

/**
 * What only the server's code contains. The router's build leaves loaders and actions out, unless a variable in them
 * has the name of the function itself: then their queries would come along unnoticed.
 */
const SERVER_ONLY = { 'a table of the database': /drizzle:/, 'a module of Node': /["'`]node:/ }

test('the build has scripts for the browser', () => {
  expect(scripts.length).toBeGreaterThan(20)
})

test.each(Object.entries(SERVER_ONLY))('no script for the browser has %s in it', (_, sign) => {
  expect(scripts.filter((name) => sign.test(readFileSync(join(ASSETS, name), 'utf8')))).toEqual([])
})
