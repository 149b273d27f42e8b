import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '../db/startup-error.ts'

const backupUsage =
  'Usage: npm run backup [-- list] [--to <folder or bucket>] [--keep <number>] [--no-verify]'
const restoreUsage =
  'Usage: npm run restore -- <latest, or name, or path of a backup> [--from <folder or bucket>] [--replace] [--accept-faults] [--check]'

export type BackupArguments = {
  list: boolean
  to: string | undefined
  keep: number | undefined
  verifies: boolean
}

export function parseBackupArguments(args: string[]): BackupArguments {
  const { values, positionals } = parsed(backupUsage, () =>
    parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: { to: { type: 'string' }, keep: { type: 'string' }, verify: { type: 'boolean' } },
    }),
  )
  const list = positionals.join(' ') === 'list'
  const isKept = values.keep === undefined || /^[1-9]\d{0,3}$/.test(values.keep)
  if ((positionals.length > 0 && !list) || !isKept) throw new StartupError(backupUsage)
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  return { list, to: values.to, keep, verifies: values.verify ?? true }
}

export type RestoreArguments = {
  /** A name, or `latest`. */
  name: string
  from: string | undefined
  /** True if a database with data in it may be replaced. */
  replaces: boolean
  acceptsFaults: boolean
  /** Only tries the backup beside, and changes nothing. */
  isCheck: boolean
}

export function parseRestoreArguments(args: string[]): RestoreArguments {
  const { values, positionals } = parsed(restoreUsage, () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'accept-faults': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    }),
  )
  const [named = '', ...rest] = positionals
  if (named === '' || rest.length > 0) throw new StartupError(restoreUsage)
  const isPath = named.includes('/')
  if (isPath && values.from !== undefined) throw new StartupError(restoreUsage)
  return {
    name: isPath ? basename(named) : named,
    from: isPath ? dirname(named) : values.from,
    replaces: values.replace,
    acceptsFaults: values['accept-faults'],
    isCheck: values.check,
  }
}

function parsed<T>(usage: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
