import { runStaticCheck, STATIC_CHECKS } from './static-checks.ts'

let passed = 0
for (const check of STATIC_CHECKS) {
  const { name, isPassed, output, seconds } = await runStaticCheck(check, process.cwd())
  if (isPassed) passed += 1
  else console.log(output.trim())
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
}

const failed = STATIC_CHECKS.length - passed
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
