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
  try {
    const result = await work()
    process.stdout.write(`${live ? `\r${title} … ` : ''}done in ${seconds(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? `\r${title} … ` : ''}failed after ${seconds(1)} s\n`)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** An error whose message says everything, so that no stack is shown. */
export class Stop extends Error {}

/** Ends the process with the code that `main` returns, or with one sentence and code 1. */
export async function exitWith(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exitCode = 1
  }
}
