import { onStopSignal } from './run.mjs'

/**
 * Prints one line per step: what is being done and, when it is finished, how long it took. On a terminal the
 * seconds count up.
 */
export async function step(title, work) {
  const began = Date.now()
  const seconds = (digits) => ((Date.now() - began) / 1000).toFixed(digits)
  const live = process.stdout.isTTY
  const show = () => process.stdout.write(`\r${title} … ${seconds(0)} s`)
  if (!live) process.stdout.write(`${title} … `)
  const ticking = live ? setInterval(show, 1000) : undefined
  if (live) show()
  const stop = () => {
    process.stdout.write(`${live ? `\r${title} … ` : ''}stopped; the next start does it again\n`)
    process.exit(130)
  }
  const release = onStopSignal(stop)
  try {
    const result = await work()
    process.stdout.write(`${live ? `\r${title} … ` : ''}done in ${seconds(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? `\r${title} … ` : ''}failed after ${seconds(1)} s\n`)
    throw error
  } finally {
    clearInterval(ticking)
    release()
  }
}

/** An error whose message says everything, so that no stack is shown. */
export class Stop extends Error {}

/** Ends the process with the code that `main` returns, or with one sentence and code 1. */
export async function exitWith(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : (sentenceOf(error) ?? error))
    process.exitCode = 1
  }
}

/** Explains a folder that cannot be written, such as a checkout that is mounted read-only. */
function sentenceOf({ code, path }) {
  if (!['EROFS', 'EACCES', 'EPERM'].includes(code) || path === undefined) return undefined
  return `Roomlark cannot write ${path} (${code}): its folder has to be writable for the first start, which installs and builds. Afterwards it may be read-only if ROOMLARK_DATA is a folder elsewhere.`
}
