import { parseArgs } from 'node:util'

export type Options = {
  /** The same seed makes the same calls. */
  seed: number
  minutes: number
  /** Only operations whose name contains one of these. */
  endpoints: string[]
  /** Only this role. */
  role: string | undefined
  /** The data folder of the server, which stays; without it, a new one that is removed at the end. */
  folder: string | undefined
}

export const usage = `Usage: npm run fuzz -- [--seed 1] [--minutes 10] [--endpoint bookings.create] [--role owner] [--folder /tmp/fuzz]
  --seed      repeats the calls of an earlier run
  --minutes   how long to go on; every endpoint is called at least once by every role
  --endpoint  only operations whose name contains this; may be given more than once
  --role      only this role: anonymous, owner, a role of a team, affiliate, admin, or a key such as owner-key
  --folder    keeps the server's data there, which saves filling the demo the next time`

/** Reads the arguments of the program; without a seed, a new one is chosen. */
export function readOptions(args: string[], newSeed: () => number): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      endpoint: { type: 'string', multiple: true, default: [] },
      role: { type: 'string' },
      folder: { type: 'string' },
    },
  })
  const seed = values.seed === undefined ? newSeed() : Number(values.seed)
  const minutes = Number(values.minutes)
  if (!Number.isInteger(seed) || seed < 0) throw new TypeError('--seed must be a whole number')
  if (!(minutes > 0)) throw new TypeError('--minutes must be a number above 0')
  return { seed, minutes, endpoints: values.endpoint, role: values.role, folder: values.folder }
}
