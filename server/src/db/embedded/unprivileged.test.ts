import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { getBinaries } from './binaries.ts'
import { initialise } from './initialise.ts'
import { chooseRunner } from './unprivileged.ts'

/** Creates a folder that only its owner may enter. */
function closedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-closed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('runs PostgreSQL from and in folders that its own user cannot enter', async () => {
  const home = closedFolder()
  const real = await getBinaries()
  cpSync(dirname(real.initdb), join(home, 'bin'), { recursive: true })
  for (const name of ['lib', 'share']) symlinkSync(join(dirname(real.initdb), '..', name), join(home, name))
  const binaries = {
    initdb: join(home, 'bin/initdb'),
    pg_ctl: join(home, 'bin/pg_ctl'),
    postgres: join(home, 'bin/postgres'),
  }
  const folder = join(closedFolder(), 'postgres')

  const runner = await chooseRunner(folder, binaries.postgres)
  await initialise(runner, binaries, folder, false)

  expect(readFileSync(join(folder, 'cluster/PG_VERSION'), 'utf8')).toBe('18\n')
  expect(statSync(folder).uid).toBe(runner.owner?.uid ?? process.getuid?.())
  expect(statSync(folder).uid).not.toBe(0)
  expect(statSync(home).mode & 0o077).toBe(0)
})
