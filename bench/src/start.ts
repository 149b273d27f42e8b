import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inRoot } from '../../scripts/paths.mjs'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import type { Bench } from './bench.ts'
import { Figures } from './measure.ts'

const run = promisify(execFile)
const columns = ['first page', 'everything', 'on disk']

export const start: Bench = {
  name: 'start',
  title: 'First start',
  about:
    '`npm start` in a fresh clone of the last commit, with what npm has kept of earlier installs, until the page of sign-in is answered and until the demo is filled; then once more in the same folder. On disk is the checkout with its history, packages and the built web, without the database. They are no ratios: times belong to the machine, and say little on a busy one. A machine whose Node.js is too old installs one first (118 MB).',
  isNeverQuick: true,
  async run({ quick, runs, say }) {
    const figures = new Figures()
    for (let number = 1; number <= (quick ? 1 : runs); number++) {
      say(`  run ${number}`)
      const folder = await mkdtemp(join(tmpdir(), 'roomlark-start-'))
      try {
        await run('git', ['clone', '--quiet', '--no-local', inRoot('.'), join(folder, 'roomlark')])
        const first = await startOnce(join(folder, 'roomlark'))
        figures.add('first start', { ...first, 'on disk': await countMegabytes(join(folder, 'roomlark')) })
        figures.add('second start', await startOnce(join(folder, 'roomlark')))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
    const rows = figures.rows(columns)
    return {
      sizes: `Node.js ${process.versions.node}, the whole demo`,
      tables: [
        {
          title: 'Start',
          columns: [
            ...columns.slice(0, 2).map((title) => ({ title, unit: 's', digits: 1 })),
            { title: 'on disk', unit: 'MB', digits: 0 },
          ],
          rows,
        },
      ],
    }
  },
}

/** Returns the seconds until the first page, and until nothing is missing any more. */
async function startOnce(folder: string): Promise<Record<string, number>> {
  const port = await freePort()
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, PORT: String(port), NODE_COMPILE_CACHE: '', npm_execpath: '' },
  })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  try {
    await until(child, () => isAnswered(`http://127.0.0.1:${port}/login`))
    const firstPage = seconds()
    // Where there is nothing to fill, nothing is said about it.
    await until(
      child,
      async () => !output.includes('Filling the demo') || output.includes('The demo is filled'),
    )
    return { 'first page': firstPage, everything: seconds() }
  } finally {
    if (child.exitCode === null && child.pid) {
      // npm itself ends before the server, which holds the other end of what we read.
      const ended = once(child, 'close')
      process.kill(-child.pid, 'SIGTERM')
      await ended
    }
  }
}

async function until(child: ChildProcess, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error('npm start has ended before the product was there.')
    await delay(50)
  }
}

async function isAnswered(address: string): Promise<boolean> {
  return (await fetch(address).catch(() => null))?.ok ?? false
}

async function countMegabytes(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sm', '--exclude=data', folder])
  return Number.parseInt(stdout, 10)
}
