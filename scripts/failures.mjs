import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

const linesShown = 16
const widest = 400

/** Describes a failed test: where it is, what it is called, and what was wrong. */
export function describeFailure({ file, name, messages }) {
  return [
    `✗ ${file ? `${file} > ` : ''}${name}`,
    ...messages.flatMap((text) => opening(text).map(indent)),
  ].join('\n')
}

/** Returns the first lines of an error with the one line of its stack that is ours. */
function opening(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isFrame = (line) => /^\s+at /.test(line)
  const ours = lines.find((line) => isFrame(line) && !/node_modules|node:/.test(line))
  return [...lines.filter((line) => !isFrame(line)).slice(0, linesShown), ...(ours ? [ours] : [])]
}

function indent(line) {
  return `    ${line.length > widest ? `${line.slice(0, widest)} …` : line}`
}

/** Returns what failed according to a Playwright report, including what only passed when tried again. */
export function playwrightFailures({ config, suites, errors }) {
  return [
    ...suites.flatMap((suite) => specsOf(suite, [])).flatMap((spec) => failedTests(spec, config.rootDir)),
    ...errors.map((error) => ({ file: '', name: 'Outside any test', messages: [textOf(error)] })),
  ]
}

/** The outermost suite is the file itself, whose name each spec repeats. */
function specsOf(suite, titles) {
  return [
    ...suite.specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ]
}

function failedTests({ file, line, titles, tests }, folder) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => ({
      file: `${relative(root, `${folder}/${file}`)}:${line}`,
      name: `${titles.join(' > ')}${status === 'flaky' ? ' (passed when tried again)' : ''}`,
      messages: results.flatMap((result) => result.errors).map(textOf),
    }))
}

function textOf({ stack, message, value }) {
  return stack || message || value || ''
}
