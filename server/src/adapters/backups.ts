import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Logger } from 'pino'

const command = join(import.meta.dirname, '../commands/backup.ts')

/** Makes backups in a process of their own, so that no request waits for compression or encryption. */
export type Backups = {
  readonly minuteOfDay: number
  isRunning(): boolean
  /** Tells the reason if the process ends without having made a backup. */
  start(onFailed: (fault: string) => Promise<void>): void
}

type Settings = {
  minuteOfDay: number
  environment: NodeJS.ProcessEnv
  log: Pick<Logger, 'info' | 'error'>
}

export function createBackups({ minuteOfDay, environment, log }: Settings): Backups & {
  stop(): Promise<void>
} {
  let running: { child: ChildProcess; ended: Promise<void> } | null = null
  let isStopping = false
  return {
    minuteOfDay,
    isRunning: () => running !== null,
    start(onFailed) {
      if (running || isStopping) return
      const child = spawn(process.execPath, [command], {
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-2000)
      })
      const ended = new Promise<void>((resolve) => {
        child.once('error', (error) => finish(error.message))
        child.once('close', (code, signal) => {
          finish(code === 0 ? null : said.trim() || `it ended with ${signal ?? code}`)
        })
        function finish(fault: string | null) {
          running = null
          resolve()
          if (fault === null) return log.info('a backup was made')
          if (isStopping) return
          log.error({ reason: fault }, 'the backup failed')
          onFailed(fault).catch((error: unknown) => log.error({ err: error }, 'the backup failed'))
        }
      })
      running = { child, ended }
    },
    /** An unfinished backup is worthless: the next server makes it again. */
    async stop() {
      isStopping = true
      running?.child.kill('SIGTERM')
      await running?.ended
    },
  }
}
