import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './db/startup-error.ts'

/** Returns the folders inside the data folder, and creates the ones that must exist. */
export async function openDataFolder(dataDir: string): Promise<{ mail: string; media: string }> {
  const folders = { mail: join(dataDir, 'mail'), media: join(dataDir, 'media') }
  try {
    await mkdir(folders.media, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new StartupError(`The data folder ${dataDir} cannot be written (${reason}).`)
  }
  return folders
}
