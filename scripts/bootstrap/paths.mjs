import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const NODE_MODULES = join(ROOT, 'node_modules')

const PINNED_NODE = join(NODE_MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The Node for everything but the bootstrap. */
export function nodeProgram() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE
  // The pinned Node is missing if npm did not run install scripts; a recent Node on the machine is used instead.
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error('Node 24 is not in node_modules: run npm install without --ignore-scripts, or install Node 24.')
}

/** Puts the pinned Node first in PATH, so that tools use it too. */
export function environment(extra = {}) {
  const path = [join(NODE_MODULES, '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}
