import { onStopSignal } from './run.mjs'

/**
 * Prints what is being done and, when it is finished, how long it took. On a terminal this is one line, on which the
 * seconds count up. A step that is not alone leaves it to what runs beside it to end when it is told to.
 */
export async function step(title, work, { isAlone = true } = {}) {
  const began = Date.now()
  const seconds = (digits) => ((Date.now() - began) / 1000).toFixed(digits)
  const live = process.stdout.isTTY
  const show = () => process.stdout.write(`\r\x1b[K${title} … ${seconds(0)} s`)
  const tell = (outcome) => process.stdout.write(`${live ? '\r\x1b[K' : ''}${title} … ${outcome}\n`)
  if (!live) process.stdout.write(`${title} …\n`)
  const ticking = live ? setInterval(show, 1000) : undefined
  if (live) show()
  const stop = () => {
    tell('stopped; the next start does it again')
    process.exit(130)
  }
  const release = isAlone ? onStopSignal(stop) : () => {}
  try {
    const result = await work()
    tell(`done in ${seconds(1)} s`)
    return result
  } catch (error) {
    tell(`failed after ${seconds(1)} s`)
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
