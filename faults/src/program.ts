import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../scripts/paths.mjs'

const start = promisify(execFile)

/** Runs a program to its end and returns what it wrote; a failure carries its last words. */
export async function run(program: string, args: string[], cwd = root): Promise<string> {
  try {
    const { stdout } = await start(program, args, { cwd, maxBuffer: 2 ** 28, encoding: 'utf8' })
    return stdout.trim()
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    const words = stderr.trim().split('\n').slice(-20).join('\n') || message
    throw new Error(`${program} ${args[0]} failed:\n${words}`, { cause: error })
  }
}

export async function succeeds(program: string, args: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  )
}
