import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { type Config, readConfig } from './config.ts'
import { StartupError } from './db/startup-error.ts'
import { startServer } from './server.ts'

const webFolder = join(import.meta.dirname, '../../web/dist')

try {
  const { values } = parseArgs({ options: { preview: { type: 'boolean', default: false } } })
  await run(configOrFaults(), values.preview)
} catch (error) {
  if (error instanceof StartupError || (error instanceof TypeError && 'code' in error)) {
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  }
  throw error
}

function configOrFaults(): Config {
  const result = readConfig()
  if ('config' in result) return result.config
  throw new StartupError(
    `The configuration is not right:\n${result.faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
}

async function run(config: Config, preview: boolean): Promise<void> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', '*.password', '*.token'] })
  // A broken connection is reported where it is used; it must never end the process by itself.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  const starting = startServer({ config, preview, log, webFolder, onProgress: say })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    say('Stopping: finishing open requests')
    // What PostgreSQL says at the very end, to a connection nobody listens to any more, changes nothing.
    process.on('uncaughtException', (error) => log.error({ err: error }, 'while stopping'))
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stop failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  const { address } = await starting
  if (!stopping) for (const line of greeting(config, address)) say(line)
  // Not only at the end: a server that is killed starts as quickly the next time.
  setTimeout(flushCompileCache, 1000).unref()
}

function greeting(config: Config, address: string): string[] {
  const ready = ['', `Roomlark is ready: ${address}`]
  if (!config.demo) return [...ready, '']
  return [
    ...ready,
    '',
    'Demo sign-ins (password roomlark-demo):',
    '  hotel@demo.roomlark.test',
    '  affiliate@demo.roomlark.test',
    '  admin@demo.roomlark.test',
    ...(config.smtpUrl ? [] : ['', `Mail stays here: ${address}/demo/mailbox`]),
    '',
    'Stop with Ctrl-C.',
    '',
  ]
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
