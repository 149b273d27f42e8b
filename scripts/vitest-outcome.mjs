import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.mjs'

/**
 * A Vitest reporter that writes what the summary needs. Vitest's own JSON report leaves out errors that no
 * test caught.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandledErrors.map((error) => failure('', 'Outside any test', [error])),
    ]
    const outcome = { passed: count('passed'), failed: failures.length, skipped: count('skipped'), failures }
    writeFileSync(process.env.VITEST_OUTCOME_FILE, JSON.stringify(outcome))
  }
}

/** Returns the failed tests of a file, and what failed around them: loading the file, or a hook. */
function failuresOf(module) {
  const file = relative(root, module.moduleId)
  const around = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  const tests = [...module.children.allTests('failed')]
  return [
    ...around.map((suite) => failure(file, suite.fullName ?? 'The file itself', suite.errors())),
    ...tests.map((test) => failure(file, test.fullName, test.result().errors)),
  ]
}

function failure(file, name, errors) {
  return { file, name, messages: errors.flatMap(textsOf) }
}

/** A failed property only says which values it failed with; what was wrong with them is the cause. */
function textsOf({ stack, message, diff, cause }) {
  return [
    stack || message || 'An error without a message',
    ...(diff ? [diff] : []),
    ...(cause ? textsOf(cause) : []),
  ]
}
