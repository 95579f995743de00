import { readFileSync } from 'node:fs'

const SHELLS = /^(ba|da|a|z|k)?sh$|^busybox$/

/**
 * The process of npm that started us, if it was npm. Between npm and us there is a shell that may or may not have
 * replaced itself by us, and one that did not survives the end of npm.
 */
export function findLauncher() {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = describeProcess(process.ppid)
  return parent && SHELLS.test(parent.name) ? parent.ppid : process.ppid
}

/** Only Linux tells this in a file; the shell of macOS replaces itself. */
function describeProcess(pid) {
  try {
    const [, name, ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, ppid: Number(ppid) }
  } catch {
    return undefined
  }
}
