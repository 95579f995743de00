import { readFileSync } from 'node:fs'

const SHELLS = /^(ba|da|a|z|k)?sh$|^busybox$/

/**
 * The npm process that started us, if any. npm runs us through a shell, which may still be our parent and then
 * survives npm.
 */
export function findLauncher() {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = describeProcess(process.ppid)
  return parent && SHELLS.test(parent.name) ? parent.ppid : process.ppid
}

/** Linux only; on macOS the shell replaces itself with us. */
function describeProcess(pid) {
  try {
    const [, name, ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, ppid: Number(ppid) }
  } catch {
    return undefined
  }
}
