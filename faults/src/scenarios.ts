import type { Scenario } from './scenario.ts'
import { clockJumps, locksHeld, poolExhausted } from './scenarios/database.ts'
import { backendKilled, postgresKilled, serverKilled } from './scenarios/killed.ts'
import {
  connectionsCut,
  connectionsDelayed,
  connectionsStalled,
  connectionsStranded,
} from './scenarios/network.ts'
import { diskFull, jobsTwice, s3Hangs, smtpHangs } from './scenarios/outside.ts'
import { noticesLost, paymentsDown, paymentsKilled } from './scenarios/payments.ts'
import { fourServers, rollingRestart } from './scenarios/several.ts'

/** Everything that is inflicted, in this order. */
export const scenarios: Scenario[] = [
  serverKilled,
  postgresKilled,
  backendKilled,
  connectionsCut,
  connectionsDelayed,
  connectionsStalled,
  connectionsStranded,
  locksHeld,
  poolExhausted,
  diskFull(),
  clockJumps,
  smtpHangs(),
  s3Hangs(),
  jobsTwice(),
  fourServers,
  rollingRestart,
  paymentsKilled(),
  paymentsDown(),
  noticesLost(),
]
